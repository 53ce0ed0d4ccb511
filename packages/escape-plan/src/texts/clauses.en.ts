/** The rulebook in English, by clause. */
export const clausesEn: Readonly<Record<string, string>> = {
  E1: [
    '• Business, safe house: places where money waits for you.',
    '• Convenience store: sells equipment and has lockers; a locker tile is loot for the holder of the right key.',
    '• Exit: a way out of the city. A patrol card watches an exit.',
    '• Gang: lends you gang members while your gang control marker lies there.',
    '• Clinic, church, hospital: help you recover.',
    '• Subway, heliport, ferry: carry you around.',
    '• Contact card, fixer tile, equipment tile, asset tile: helpers on your board.',
    '• Escape plan card: tells what every place is worth to you.',
    '• Handcuffs: block a contact space.',
    '• Income track: sets your income by its income cubes.',
    '• Wound: suffered for a cop not avoided.',
    '• Notoriety: your fame. A line is a threshold on its track.',
    '• Extra action disc: buys a turn at night or dawn.',
    '• Gas can: a little more movement.',
    '• Rest token: shows whether you rested today.',
    '• First aid token: heals once.',
    '• Screen: hides your cash.',
    '• Terrain: industrial, commercial, residential or water.',
    '• Movement point (MP): pays for a step.',
    '• Executive action: the use of a component on your turn.',
    '• Cop: local (blue, “county” in the English box), federal (red) or SWAT (black).',
    '• Move: has three steps, TRAVEL, AVOID and VISIT.',
  ].join('\n'),

  'E2.1':
    'The city: one board with two sides, chosen by the number of players; 14 hexagonal city tiles, of which 2 are start tiles and 12 lie in four lettered stacks of 3; 6 business tiles in two groups of 3; 3 safe-house tiles; 9 keys in 3 colours; 15 locker tiles, 5 in each of 3 colours; 10 exit tiles in two stacks of 5. The helpers: 8 fixer tiles, 16 equipment tiles (4 of each of 4 types), 6 gas cans, 33 contact cards, 8 gang members and 8 extra action discs. The plans and the law: 9 escape plan cards, 6 patrol cards (2 for each of the exits 1, 2 and 3), 10 handcuffs cards, and a bag with 30 cops, 10 per type. Sandra has 16 inspector cards and Costa 16 solo cards.',
  'E2.2':
    'You have a player board, a robber, 9 income cubes, 7 asset tiles, 2 gang control markers, 3 wound cubes and 4 notoriety cubes in your colour. Add one first aid token, one rest token, and one marker each for turn order and notoriety.',
  'E2.3':
    'Only money is unlimited. Once the last piece of a kind is taken nobody can take another: whatever would hand one out hands out nothing, and the log says so.',

  'E3.1':
    'City: chance decides which start tile goes on which of the two marked spaces, and whether the arrows of both point up or down; they always point the same way. The 12 other tiles are mixed letter by letter and form four face-down stacks. Each stack’s top tile is then turned face up where it lies.',
  'E3.2':
    'Police: one of the 6 shuffled patrol cards leaves unseen, and 5 make the patrol deck. All cops start in the bag; draw two for every face-up stack tile and two for the start tile that lacks the hospital. Where the two are of the same type, one of them returns to the bag and nothing takes its place.',
  'E3.3':
    'Business and safe-house tiles lie face up on their displays. The 9 keys are dealt at random onto the safe-house display, three to each house. Fixers and the four equipment types are open to view, and the store stocks 6 gas cans; lockers are mixed by colour and exit tiles in two stacks, all face down.',
  'E3.4':
    'Shuffle the contacts and lay out 7 face up: they are the contacts on offer. The start tile’s gang space gets 2 gang members and the pool 6. The time marker goes to its first space; discs, money and handcuffs wait beside the board.',
  'E3.5':
    'Your robber starts at the hospital, with 9 cubes on the income spaces 0–8, 3 wound cubes in the green box, 4 notoriety cubes in the neutral box, 2 gang markers, first aid face up and the rest token on its sun side. The three assets with a police shield take three item spaces, the extra-action asset is already unlocked on the $5k slot, and the remaining three assets lie on contact spaces. Behind your screen, hidden from the others throughout, are $9k; you also get one secret escape plan card. Chance picks the first player and the rest follow clockwise, with every notoriety marker on the lowest space.',
  'E3.6':
    'No two escape plan cards are alike. Each has nine lines in three groups: the two business groups and the safe houses. In every group two lines give money, together $150k, while the third bears the income symbol, so a card is worth $450k in all; it stays secret until the end.',

  'E4.1':
    'The game lasts three days. A day has six phases: 1 income, 2 patrol, 3 city, 4 turn order, 5 player actions and 6 change of day.',
  'E4.2':
    'Of the players who got away on day 3, whoever has the most money wins (E22). Everybody else has no score at all.',
  'E4.3': 'One to five can play. Alone you play the solo game (E24); two players are joined by Sandra (E23).',

  'E5.1':
    'There is no income phase on day 1. Later, in turn order, you each collect the smallest number showing on your income track: $1k for every cube still on it.',
  'E5.2':
    'After that, if your notoriety is under the first line and you still have a locked asset, you may spend $3k to unlock one (E18).',
  'E5.3': 'Wherever else you are told to receive income, only E5.1 is meant.',

  'E6.1':
    'Turn over two patrol cards, one after the other; on day 3 only the last one is left. Each goes to the patrol space of the exit it names.',
  'E6.2':
    'An exit with a second patrol card is blocked and gets one of the two stacks of exit tiles. If the exit’s tile is in the city or face up on a stack, the stack goes there; if not, it waits on the patrol cards until that tile can be seen. House decision: where the book allows either stack, chance picks.',
  'E6.3': 'Once the card of day 3 is out, a single exit has just one card. That is the open exit.',

  'E7.1':
    'Starting with the first player and going round as often as needed, the human players each add a face-up stack tile they like to the city, until all four are in. The order is still that of the day before, since E8 comes later. With 5 players the last one adds none, with 2 each adds two, and in solo you add all four.',
  'E7.2':
    'The new tile must touch 2 or more city tiles along a side. Turn it so that along one edge at least it continues a neighbour’s terrain of the same kind; water counts too. Touching at a corner connects nothing.',
  'E7.3':
    'Cops on the tile come along. You then fill its spaces: a business space with a business tile of your choice from those available, a safe-house space likewise with a safe house, a gang space with two gang members out of the pool.',
  'E7.4':
    'After the fourth tile, each stack that still has one shows its next tile, and two cops are drawn for it. Should they be of one type, one returns to the bag without replacement.',
  'E7.5':
    'House decision: if no face-up tile fits anywhere in any rotation, terrain need not match; if even that does not help, a single neighbour will do. The city may grow without limit.',

  'E8.1':
    'Line up by notoriety, highest first; Sandra and Costa line up too. Those level with one another swap their earlier relative order round. On day 1 everyone is level, so the entire order is turned round.',

  'E9.1':
    'Phase 5 has five parts: morning, afternoon, dusk, night and dawn. In each of them everyone has a turn in turn order, and afterwards notoriety is adjusted, also in turn order (E19).',
  'E9.2':
    'You must play in the morning, in the afternoon and at dusk. For night, and again for dawn, you may hand in an extra action disc that you already had when the part began; the decision comes up in turn order, and your turn is over before the next player decides.',
  'E9.3':
    'On your turn you Rest (E10) or Move (E11–E15). Either way you may add as many executive actions (E17) as you like.',
  'E9.4':
    'As soon as somebody, Costa included, has got away, each turn of any other human player opens with a payment of $1k; this goes for Rest turns and for night and dawn as well. If you cannot pay you are arrested and leave the game (E21.5). House decision: no executive action may come before the payment, but at night and dawn the disc is handed in ahead of it.',
  'E9.5':
    'If the MP at hand take you to no legal end and your rest token shows the moon, you stay put, without AVOID or VISIT (A-32); you need not spend optional cans, cards or tiles to escape this. At hand are 3 MP, along with subway and heliport. House decision: an end that costs a payment (E15.13) is not counted as legal for this purpose. Staying put is a Move, and executive actions without a symbol are open to you.',

  'E10.1': 'Flip your rest token from sun to moon. If the moon is showing you cannot Rest, so it works once per day.',
  'E10.2': 'All your used contact cards and equipment tiles, and the first aid token, are turned face up.',
  'E10.3': 'One of your locked assets is unlocked (E18).',

  'E11.1':
    'Your robber goes from one location to a different one with 3 MP or fewer, and with at least 1 if the way costs anything. It must not stop on a terrain, at the location it set out from, or at a location closed to it (E15).',
  'E11.2':
    'Pay 1 MP for each of these: stepping out of a location onto terrain beside it, stepping from terrain into a location beside it, changing from one kind of terrain to another, or stepping straight into a neighbouring location. Within one connected terrain you walk on for nothing, however many tiles it covers.',
  'E11.3': 'Two places are adjacent when they have a side in common. Meeting at a corner does not count.',
  'E11.4':
    'Your robber can cross a body of water if a ferry icon lies anywhere on its connected area. Without a ferry you need the jet ski contact: in the turn you use it, it opens one body of water that you choose.',
  'E11.5': 'Hand a gas can back to the store and you have 1 MP more for this turn.',
  'E11.6':
    'Subway: if you enter one on foot or by air, or begin your turn in one, you may ride at once to any other subway for 0 MP. House decision: only one ride per turn, and it brings 1 extra MP for this turn. You may stop where the ride ends, but then there is no VISIT.',
  'E11.7':
    'Heliport: when you enter it on foot or by air, or begin there, you may pay 1 MP and fly to any location or terrain on a tile 1 or 2 tiles off, counted in side steps between city tiles. Come back with MP to spare and you may fly again. House decision: water can be the goal only where E11.4 allows it.',
  'E11.8':
    'A tile with small heliport icons in its corners has, so to speak, a heliport on all its terrains and locations. That helps executive actions which require one (E17.7); it does not give you the flight of E11.7.',
  'E11.9': 'This is the step for executive actions that bear the TRAVEL symbol.',

  'E12.1': 'You skip AVOID if your robber stops on the tile where it set out, unless it escapes from there (E21.2).',
  'E12.2':
    'In all other cases look at each tile your robber left: the one it set out from and those it crossed, but not the one where it stopped. Each cop there has to be avoided or wounds you. House decision: leaving the same tile twice counts once.',
  'E12.3':
    'Tiles that a subway, heliport, helicopter, gang flight, sewer or medevac passes over are ignored. The tile where the ride set out is not, if your robber left it.',
  'E12.4':
    'To avoid cops, in whatever order suits you, use equipment, contacts with the AVOID symbol, a gang member or gang ability (one tile ignored) or the avoid-all asset, which has no symbol yet works only here. Each does what its text says and no more. You are never forced to use one.',
  'E12.5': 'Every cop you did not avoid gives you a wound (E13); take them one at a time.',

  'E13.1': 'To take a wound, shift a cube from your green box to your red box.',
  'E13.2':
    'If the green box is empty, the wound brings a handcuffs card instead, on your rightmost contact space that has none; that space is out of use until the game ends, and afterwards one cube returns from red to green. An asset tile lying there leaves the game, though you may swap locked assets first (E18.3) and so choose which one goes. A contact card lying there is covered: you cannot use or replace it, nor does it count for lockers and exits, but it stays until E22.1. If all five of your spaces are blocked, or the handcuffs have run out, the wound does nothing whatever (A-42).',
  'E13.3': 'To heal a wound, shift a cube back from red to green.',

  'E14.1': 'There is no VISIT if you stopped on a subway or a heliport.',
  'E14.2':
    'Carry out a location’s steps from first to last. You have no choice about them, except where it says “may”.',
  'E14.3':
    'Crowd: every other player at your location, Sandra and Costa included, raises your notoriety by 1. This happens at businesses, safe houses, stores, exits, the clinic and the church. The hospital is exempt.',
  'E14.4':
    'You may slip in executive actions without a symbol between one step of a visit and the next, and also between one wound and the next.',

  'E15.1':
    'Business, once per game for each player: first Crowd, then lift the topmost cube off your income track. If your plan lists money for this business, lay the cube on the plain hex of its display, the one without a symbol; if it has the income symbol, lay it on the income hex and then receive income (E5.1), with that cube already gone. Finally take a contact (E16).',
  'E15.2':
    'After 2 visits (1–3 players) or 3 visits (4–5 players) a business closes and is turned face down; the cubes of Sandra and Costa count as visits. To visit a closed one you need an unused key of any colour, or the unlocked master-key asset at its usual price (E17.8); either is turned down for good, as E15.13 says. The business remains closed, and your cube is placed even so.',
  'E15.3':
    'Group bonus: at the end of the turn in which your cubes lie on all three businesses of a group, you may either take an extra action disc or unlock an asset and lose 1 notoriety. Each group rewards you only once per game.',
  'E15.4':
    'Safe house, once per game for each player: Crowd; place a cube as in E15.1; lose 1 notoriety; take a key from its display and keep it face up on the key space your board has for that house. House decision: the choice is among that house’s own three keys, as far as they are still there. You may then pay for one fixer and lay it on an item space that has no asset; ousting another tile there takes that tile out and costs you 1 notoriety.',
  'E15.5':
    'At the end of the turn in which you have visited the last of the three safe houses you may, just once, either take an extra action disc or unlock an asset and receive income.',
  'E15.6':
    'Gang: you may stop here only if no other player and no gang control marker is present, and you have $5k and a marker to spare. Pay the $5k on arrival (E15.13), take both gang members and leave your marker.',
  'E15.7':
    'Store: Crowd; you may take 1 gas can, but never own more than 2. You may pay for 1 or 2 equipment tiles, not of the same type, and place each as you would a fixer. You may open one locker (E15.8).',
  'E15.8':
    'Locker, one per visit: you need a key in its colour that is still unused, or the unlocked master-key asset at its usual price (E17.8), and your position on the notoriety track (the lowest space is 1, this turn’s cubes are ignored) plus your uncovered contact cards, used or not, must reach the number on the tile. Draw in secret: for green one tile more than you have contacts, for black as many, for brown one fewer, or all there are; if the draw comes to none, the locker cannot be opened. The key is turned down; one tile of your choice stays, face down, on an item space, placed as you would a fixer, and the others are shuffled back. House decision: the book shows these numbers only in pictures, so the usual table has 3 for green, 6 for black and 9 for brown.',
  'E15.9':
    'Exit: Crowd; then, if it is open (fewer than 2 patrol cards), you may receive income. At a blocked one you may receive income or, if you have a contact and tiles are left, draw from its stack as many exit tiles as you have uncovered contacts, or all there are. Keep one face down on a free item space, or, only if none is free and so unlike E15.4 and E15.8, in place of a tile that is not an asset (1 notoriety, A-49); shuffle the others back. In every case you finish by taking a contact.',
  'E15.10': 'Clinic: Crowd, then you may unlock an asset, then you may heal 1 wound, then take a contact.',
  'E15.11': 'Church: Crowd, then you may lose 1 notoriety for $1k, then you may unlock an asset, then take a contact.',
  'E15.12':
    'Hospital: for $1k, $3k or $6k you may heal 1, 2 or 3 wounds, but no more than you have red cubes. Then you gain 1 notoriety.',
  'E15.13':
    'House decision: a location’s price is due when you stop there, as TRAVEL ends, so that costs in AVOID cannot eat it up. It is $5k at a gang and the key at a closed business, along with the slot cost if that key is the master key.',

  'E16.1':
    'Pick one of the contacts on offer and then (A) remove it from the game, (B) lay it on your leftmost contact space free of cards, assets and handcuffs, or (C) swap it in for an uncovered contact card of yours, which leaves the game while you gain 1 notoriety. You may opt for C in spite of a free space; a new card can be used straight away. With none on offer you take nothing. House decision: the card whose effect is just being used cannot be the one replaced.',
  'E16.2':
    'The deck refills the offer for as long as it lasts. With 1 or 2 players order matters: the cards slide to the right over the gap and the new one enters at the far left. With 3 to 5 players the new card goes where the taken one was.',

  'E17.1':
    'Components that bear the TRAVEL or AVOID symbol work in that step alone. Those with no symbol work at any moment of your turn.',
  'E17.2':
    'Contact card: pay for it, gain 1 notoriety if there is a star on it, enjoy its benefit and turn it down. No notoriety comes from turning a card face up again.',
  'E17.3':
    'Equipment: turn the tile down and one matching cop is avoided. The vest ($2k) handles a federal, the hat ($2k) a local, the helmet ($2k) a SWAT, the gas mask ($3k) either a SWAT or a local.',
  'E17.4': 'Fixer: each works a single time per game. Turned down, it keeps its space until another tile replaces it.',
  'E17.5': 'First aid: turn the token down to heal 1 wound.',
  'E17.6':
    'Gang member: send one back to a gang space where your marker lies and choose a gang ability: lose 1 notoriety; or, in AVOID, ignore every cop on one tile; or a gang flight. The flight belongs to TRAVEL and sets out from a tile with a heliport or heliport icons: 1 MP to any location or terrain at most 2 tiles off. As soon as a gang has both its members again, you get your marker back.',
  'E17.7':
    'Helicopter (contact or fixer) and gang flight: during TRAVEL, from any spot on a tile with a heliport or heliport icons, pay 1 MP and fly to any location or terrain on a tile 1 or 2 tiles off. You ignore the cops you fly over, but not those on the tile you leave. House decision: the contact card costs that 1 MP too, although the book names no cost; you never land on the tile you came from, and on water only as E11.4 allows.',
  'E17.8':
    'Unlocked asset: pay what its slot costs, enjoy the benefit and turn it down; each works a single time per game. At the end every used asset brings $10k.',
  'E17.9':
    'A cop that you move may go from any tile to any other, provided no tile has two cops of one type and none stands on the tile of the hospital. House decision: only tiles already in the city matter here.',
  'E17.10':
    'You pay for a fixer when you buy it (E15.4); its use is free. The telephone ($2k) gets you a contact, the safe ($3k) your income, the disguise ($2k) 1 notoriety less, the first-aid kit ($1k) 1 wound healed, the ID card ($4k) an extra action disc. Motorcycle ($2k): a gang ability that needs no member; energy drink ($2k): all your equipment and contacts turn face up; helicopter ($1k): see E17.7.',
  'E17.11':
    'Your seven assets: one avoids every cop on one tile, one is the master key, one heals 1 wound, one brings an extra action disc, and three move a cop, one each for federal, local and SWAT.',
  'E17.12':
    'Any time: snitch, a cop of the type shown leaves the city for the box instead of the bag; medic, heal 1 wound; fixer (the card), an extra action disc; gang, a gang ability, in the step that this needs; informant, lose 1 notoriety; bribe and call-in, move a cop of the type shown to a tile that has none of it; general store, receive income; spy 1, take a contact; spy 2, your equipment and contacts turn face up, then this card turns down; spy 3, unlock an asset. In AVOID: fighter, boxer and ninja deal with all cops of their types on one tile, the stuntman with 1 cop of any type, the fast car with every cop on one tile. In TRAVEL: medevac brings you directly to the hospital and ends your travel for the turn; helicopter as in E17.7; jet ski opens one body of water for the turn (E11.4). House decision on the sewer, whose diagram the text lacks: go from a land terrain to a land terrain on a tile exactly 2 tiles off, ignoring cops on the way, for nothing if the terrain kind is the same and otherwise for 1 MP.',
  'E17.13':
    'House decision: you may use a component in its step even for no benefit, such as healing while unhurt or moving a cop when there is none; cost, star and turning down apply as ever. Flights, sewer and medevac do need a legal goal. The master key serves for closed businesses and lockers only.',
  'E17.14': 'When you Rest, you are limited to components that have no symbol.',

  'E18.1':
    'Of your seven assets, six start locked: three on item spaces and three on contact spaces. The seventh, extra action, starts unlocked on the $5k slot.',
  'E18.2':
    'To unlock, choose a locked asset and bring it to the dearest of your six unlocked slots that is empty (in the usual table they cost $5k, $4k, $3k, $2k, $1k and $0; all but the first are a house decision); locked assets still on contact spaces then slide right and free the leftmost one. A used asset lies face down and goes on occupying its slot; when all six are occupied, the next asset unlocked leaves the game and scores nothing. If the rule does not say “may”, you have to unlock even then.',
  'E18.3':
    'You may let locked assets on contact spaces trade places whenever you wish, even on another player’s turn just before handcuffs are laid. House decision: they cannot go to a free space but always occupy the rightmost spaces that have neither handcuffs nor cards.',

  'E19.1':
    'During your turn a gain shifts a neutral cube to red and a loss shifts one to blue. If none is neutral, a gain brings a blue cube back instead and a loss a red one; if that fails too, nothing happens.',
  'E19.2':
    'When a part of the day is over, each player in turn order moves by the number of red cubes less the blue ones, and all cubes become neutral again. The lowest space is the floor; every step past the top is a wound instead.',
  'E19.3':
    'First comes the marker, then, from the lowest up, each line it rose across, all before the next player adjusts. For every line, each player whose marker is below the mover’s new one (level is not below) has to move a cop, if able, to a tile at least one step closer to the mover’s, in turn order; house decision: only players still in the city do so. Then the mover is rewarded: 1st line, unlock 1 asset; 2nd, unlock 2; 3rd, unlock 1 and take an extra action disc; the wounds of E19.2 come at the very end, and a line you sank below rewards you again when you recross it. The track of the usual table has 10 spaces with lines after 2, 5 and 8, of which only the first line is known from the book and the rest is a house decision.',
  'E19.4':
    'The cop may be picked from any tile and set on any closer one, within the limits of E17.9. Closeness is measured in side steps from tile to tile.',
  'E19.5':
    'If you escaped during this part, your notoriety is still settled in full, rewards and wounds included. Cops then head for the exit tile.',

  'E20.1':
    'There is no change of day after day 3. Otherwise all rest tokens show the sun again and the time marker returns to its first space.',
  'E20.2': 'That is all: used contacts, equipment and first aid remain face down until you Rest (E10.2).',

  'E21.1':
    'On day 3 you may escape during TRAVEL while on the open exit. You may have reached it just now, have been there all along and not moved, or have left and returned, because E11.1 does not apply. If you stop there and do not escape, that is a visit like any other.',
  'E21.2': 'When you escape, AVOID covers the cops on the exit’s tile as well, and there is no VISIT.',
  'E21.3':
    'After AVOID you pay according to your place in the order of escape. 2 players, or solo with Costa counted: $0, $10k; 3 players: $0, $5k, $10k; 4 players: $0, $5k, $10k, $10k; 5 players: $0, $5k, $5k, $10k, $10k. House decision: arrested players take up no place.',
  'E21.4':
    'If you cannot pay, you are arrested. House decision: the app warns you before you try, but lets you go ahead.',
  'E21.5':
    'An arrested player is out and scores nothing; robber and notoriety marker come off the board (A-91). House decision: their other belongings stay with them, out of play.',
  'E21.6': 'When day 3 is over, anyone still in the city is arrested.',
  'E21.7':
    'Having paid, you have escaped. Your robber is off the board, adds to no Crowd and gets no further turns, but your notoriety is settled once more when the part ends (E19.5).',
  'E21.8':
    'The game is over once each human player is either out of the city or arrested and that part’s notoriety is settled; dawn of day 3 is the last chance. House decision for solo: if you leave first, Costa is deemed to escape.',

  'E22.1':
    'Begin by discarding a contact for each handcuffs card you have; you choose which, covered or uncovered, and lose them all if you have too few. Every contact that remains then scores, even a covered one.',
  'E22.2':
    'Add up the plan money of the places you visited (first business group, second business group, safe houses), your cash, $10k for each used asset, $0, $10k, $30k, $60k or $100k for 1, 2, 3, 4 or 5 contacts, and your locker and exit tiles. Subtract the notoriety penalty and $20k for each red wound cube. In the usual table the penalty from the lowest to the highest space is $0, $5k, $10k, $15k, $20k, $30k, $40k, $55k, $75k and $100k; the two ends come from the book, the rest is a house decision.',
  'E22.3':
    'The highest total wins. If level, compare cash, then lower notoriety, then fewer red wound cubes; if still level, share the win.',
  'E22.4': 'Everyone’s result is laid out as on the book’s score sheet: nine lines and a total.',

  'E23.1':
    'With two players, Sandra takes a third colour: she starts at the hospital and third in turn order, with notoriety at the lowest space, 4 notoriety cubes, 9 visit cubes and her own shuffled inspector deck. She has neither income nor plan nor cash, and adds no tiles to the city. Her place in the order is found by E8.1.',
  'E23.2':
    'For Crowd she is a player. For AVOID she is one more cop on her tile, next to the real ones, and of whatever type the avoiding player prefers.',
  'E23.3':
    'She moves every turn. Turn up inspector cards until one names a location in the city, skipping open exits on days 1–2, and put her there. Skipped cards are shuffled in again, while the one played leaves the game.',
  'E23.4': 'At night and at dawn she takes a turn if she owns an extra action disc, and spends it.',
  'E23.5':
    'Business, open or closed: she gains 1 notoriety and puts a cube on the plain hex, where the 2nd cube closes the place. The 2 rightmost contacts are discarded, and she gets a disc for each of them that grants an extra action disc. She gets another for completing a group.',
  'E23.6':
    'Safe house: she loses 1 notoriety and puts a cube on the income hex. A fixer and one of that house’s keys, both random, are discarded. The third house brings her a disc.',
  'E23.7':
    'Store: at A and C she gains 1 notoriety, at B and D she loses 1; the 2 rightmost contacts are discarded, with discs as in E23.5. A random locker tile of the card’s colour then goes to the box unseen at A, B and C. House decision (A-74): at D it is one random tile of every colour.',
  'E23.8':
    'Blocked exit, whatever the day: she loses 1 notoriety, a random exit tile from there is discarded unseen, and so are the 2 rightmost contacts, with discs as in E23.5. An exit still open when drawn on day 3: she goes there and that is all, and the card leaves the game. House decision: that is how we read the book’s sentence, as part of the exception for open exits, and Crowd does not apply there either.',
  'E23.9':
    'Crowd affects her too, and her marker moves by the balance of her cubes, of which she never has more than 4. When she rises across a line, players below her move cops her way; she herself is given nothing for it, and takes no wounds past the top. When a player rises across one and she is below, the other player moves a cop on her behalf, or, if that player has gone, A-79 does as in solo.',
  'E23.10':
    'Sandra does not rest, does no AVOID and cannot be wounded. She is not a cop when cops are moved or removed, nor for the limit of one per type, nor for the ban on the hospital’s tile; yet if you leave her tile you must avoid her even there (A-73). Whatever avoids all cops of a tile avoids her too.',

  'E24.1':
    'Solo: Sandra plays as in E23. Costa has a colour, a solo board, a deck of 16 cards, a secret plan card and 9 cubes for his visits, with notoriety at the lowest space but no cash, assets or income. The turn order is you, Costa, Sandra, which makes day 1 Sandra, Costa, you. House decision: he too starts at the hospital.',
  'E24.2':
    'Draw from his deck until a card names a location on his own tile or one next to it, and play that card, which then leaves the game; the others are shuffled in again. House decision: if no card qualifies, look one tile further, and further still, and play the first card drawn that does (A-80).',
  'E24.3':
    'Each tile you leave (E12.2), or escape from (E21.2), with Costa on it costs you $3k; if you cannot pay you take 2 wounds, ahead of those from cops. The matter is not yours to choose. House decision: you pay as AVOID begins, before using any effect, and, taking the book at its word, no avoid effect covers him, except with the table option “costaAvoidable” of A-72.',
  'E24.4':
    'He plays by E23.4–E23.10, though of E23.10 only this holds: no Rest, no AVOID, no wounds. Where Sandra discards two contacts he keeps the rightmost one, and his notoriety follows his cubes like a player’s. At store D he stacks up the top locker of each pile on a free item space, at the other stores and at blocked exits the top two tiles. He visits no closed business: its card leaves his deck when it closes.',
  'E24.5':
    'Cards of open exits are skipped on days 1–2. On day 3 the open exit’s card lets him escape the moment it is drawn; he never fails and never pays. House decision: distance is no matter, and if the card has not come he escapes, without drawing, in his last turn, which is the dusk, night or dawn turn that he begins with no disc for a later part.',
  'E24.6':
    'Costa scores the plan money of places visited (income lines are worth 0), contacts and tiles, less the notoriety penalty; cash and wounds play no part. A zero tile is worth the highest value of its colour or exit stack. In a stack from store D or an exit only the best tile scores; house decision: in one from store A, B or C both do, since the book mentions only D and exits, except with the table option “costaStacks” of A-95.',
  'E24.7':
    'When an automaton with lower notoriety should move a cop, A-79 does it. You win solo if you escape and beat Costa’s total. House decision: with equal totals Costa wins.',
};
