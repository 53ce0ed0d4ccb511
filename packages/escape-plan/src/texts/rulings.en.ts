/** The finer points in English, by ruling; where a clause says otherwise, the clause decides. */
export const rulingsEn: Readonly<Record<string, string>> = {
  'A-1':
    'House decision: the gang on the start tiles has its home on the one without the hospital. That keeps locations apart, and cops could never stand on the hospital’s tile anyway.',
  'A-2': 'House decision: instead of the book’s whimsical way to find a first player, a random seat begins.',
  'A-3': 'House decision: since the book accepts either stack of exit tiles, the app picks the first one at random.',
  'A-4':
    'Should two exits be blocked in the same patrol phase, handle the cards one after the other. The second of these exits gets the second stack.',
  'A-5':
    'If a blocked exit’s tile is still hidden, its stack waits on the patrol space. It moves across when the tile is turned face up.',
  'A-6':
    'House decision: if the exit where you stand is blocked, nothing happens to you. Visits take place on arrival only, so you must go away and come back for one.',
  'A-7': 'You may place any face-up tile that remains. New ones are turned up only when all 4 are in the city.',
  'A-8': 'A tile needs 2 neighbours or more, and 1 matching edge or more among all its edges together.',
  'A-9':
    'House decision: if nothing fits, the terrain need not match, and if that fails 1 neighbour is enough, so play never gets stuck. In a test of 5,000 random cities it was never needed.',
  'A-10': 'House decision: the city has no outer limits, as the book speaks of nothing but adjacency.',
  'A-11':
    'With 2 players you place by turns; with 3 the first player places the 1st and the 4th tile; with 5 the last places none; in solo all 4 are yours. Sandra and Costa never place a tile.',
  'A-12': 'Tiles are placed in the order of the previous day, because phase 3 is over before phase 4 changes it.',
  'A-13':
    'House decision: cops on tiles that still lie on the stacks can be neither moved nor removed until the tile is placed. The snitch takes a cop from the board, and we apply that to every effect on cops.',
  'A-14': 'On day 3 no new tiles are turned up and no cops drawn: all 12 tiles are already in use.',
  'A-15':
    'The $3k unlock of the income phase comes when everyone has had their income, in turn order and once each. It is open to players at position 1 or 2 of the notoriety track.',

  'A-16':
    'House decision: you may step over a tile’s edge into a different kind of terrain for 1 MP, since the two terrains touch along a side.',
  'A-17':
    'House decision: walking through a location is fine at 1 MP in and 1 MP out, and it is no visit. Bans on visiting matter only where you stop.',
  'A-18': 'You can never finish your move at the location where it began.',
  'A-19':
    'House decision: a turn has room for one subway ride with one bonus of 1 MP; the book’s example has 4 MP in place of 3.',
  'A-20':
    'You may ride from the subway where your turn begins, and stop at the one you reach. Both cost 0 MP and neither is a visit.',
  'A-21': 'You may fly to a subway and ride on from there.',
  'A-22':
    'House decision: a flight may end on water only if that body of water is open to you this turn. Otherwise flying would get round the ferry rule.',
  'A-23':
    'House decision: distances between tiles follow the shortest way over tiles already placed. A tile you fly past has to exist before it can be ignored.',
  'A-24':
    'On a tile with heliport icons, flights by card, fixer or gang may start from any terrain or location. Each costs 1 MP; for the contact card that is a house decision (E17.7).',
  'A-25':
    'A heliport location offers the same flight at 1 MP without any card. You may repeat it as long as your MP and your position allow.',
  'A-26': 'Gas cans can be spent at any moment of TRAVEL. Each is worth 1 MP and goes back to the supply.',
  'A-27': 'A ferry opens the entire connected body of water that its tile belongs to.',
  'A-28': 'The jet ski opens one body of water for this turn, and moving on it costs the normal MP.',
  'A-29':
    'House decision, as the diagram is unknown: the sewer leads from land terrain to land terrain on a tile at a distance of exactly 2, for 0 MP if the kind of terrain is the same, else for 1. Only cops on the tile you left must be avoided.',
  'A-30':
    'House decision: medevac costs 0 MP and ends your movement; then comes AVOID for the tiles you left and the visit to the hospital. You cannot use it while at the hospital.',
  'A-31':
    'House decision: you may walk any possible route, one step at a time, because the route decides which cops you meet. The app offers you and the bots only routes that no other beats in both MP and tiles left.',
  'A-32':
    'House decision: with no legal destination and your rest already used, you lie low: you stay where you are, and the place has no effect.',
  'A-33': 'You may Rest at night or at dawn if you have not yet rested on that day.',

  'A-34': 'A round trip that stops on the tile where it began skips AVOID; we take the book literally.',
  'A-35': 'House decision: if you cross a tile twice, you face its cops only once.',
  'A-36': 'The cops of the tile where you stop are never avoided, unless you escape there.',
  'A-37': 'House decision: you are free to leave your means of avoiding unused, as executive actions are voluntary.',
  'A-38':
    'House decision: as wounds come singly, you may heal between them by actions without a symbol. The app asks you ahead of any wound that would bring handcuffs.',
  'A-39':
    'A 4th wound means handcuffs on your rightmost contact space that lacks them. After that, 1 cube goes from red to green.',
  'A-40': 'An asset under handcuffs is gone for good, into the box. You may rearrange your assets before that.',
  'A-41': 'A card under handcuffs is of no use, adds nothing at lockers and exits, and cannot be replaced.',
  'A-42':
    'House decision: once you have 5 handcuffs, or the supply of 10 is gone, more wounds do nothing while your green box is empty.',
  'A-43':
    'At the end each handcuffs card costs you 1 contact of your choice, covered or uncovered. Everything you have left is then counted.',

  'A-44':
    'Taking a contact is compulsory, by A, B or C, except where none is on offer. B uses your leftmost empty space, and the new card is ready for use.',
  'A-45':
    'Before you can stop at a closed business you need a face-up key of any colour, or a master key that is unlocked and unused. Your cube is placed nonetheless.',
  'A-46':
    'You cannot stop at a business or safe house you have visited before, because each is good for one visit per game.',
  'A-47': 'House decision: safe houses never close, as the rule about closing names businesses alone.',
  'A-48': 'At a safe house you choose among the keys it still has; if it has none, you get none.',
  'A-49':
    'You may replace any item tile but an asset, locker and exit tiles included; the old tile goes to the box and you gain 1 notoriety. House decision: this holds at exits as well, although the text on exit tiles does not mention it.',
  'A-50': 'At a store you may buy 2 equipment tiles at most, one each of different types, as far as they are in stock.',
  'A-51':
    'For a locker, add your position on the track, without pending cubes, to your uncovered contacts. The sum must reach the number required.',
  'A-52':
    'House decision: if you would draw 0 tiles, or the stack is empty, the locker stays shut and your key unused; likewise no tile can be drawn at an exit.',
  'A-53': 'House decision: if you may draw more tiles than the stack has, you draw the whole stack.',
  'A-54': 'One visit opens one locker, no more.',
  'A-55':
    'The group bonus is offered at the end of your turn, once per group, and you may decline. With no discs in supply, that half of the choice falls away.',
  'A-56':
    'A gang asks for $5k, a free marker of your own, no other marker and no other player there, counting Sandra and Costa.',
  'A-57':
    'House decision: a gang to which one member has returned is still under control and cannot be visited, for the marker is still there.',
  'A-58': 'The hospital always gives you 1 notoriety, and Crowd is not applied there.',

  'A-59':
    'House decision: an asset may be used to no effect, such as healing when unhurt (see E17.13). You pay for its slot, turn it down and score its $10k at the end.',
  'A-60':
    'If all 4 of your notoriety cubes are red already, a card with a star still works and brings no more notoriety.',
  'A-61':
    'A gain takes a cube from neutral to red, or failing that from blue to neutral; a loss takes one from neutral to blue, or failing that from red to neutral. If neither can be done, nothing happens.',
  'A-62':
    'Spy 2 and the energy drink turn up contacts and equipment but not first aid, and Spy 2 itself finishes face down. House decision: the deck has one Spy 2, because two of them could loop with the general store.',
  'A-63': 'If no asset is locked, an unlock does nothing. If your slots are full, the tile goes to the box.',
  'A-64':
    'When you unlock from a contact space, the locked assets that remain slide right, and it is the leftmost space that becomes free.',
  'A-65':
    'Your marker first moves by the net result. Then, line by line from low to high, lower players in turn order move a cop and you unlock; last come the wounds from going past the top.',
  'A-66':
    'Who is lower is judged by the markers at that very moment, and level players move nothing. House decision: those who escaped or were arrested do not move cops either, as they are gone.',
  'A-67':
    'A cop must be moved if that is legally possible: to a tile at least 1 step nearer, without a cop of its type, and never to the hospital’s tile.',
  'A-68':
    'If the player who crossed a line is on the hospital’s tile, cops can come no nearer than the tiles next to it.',
  'A-69':
    'House decision: nothing but the supply of 8 limits how many discs you may have. Discs you have used go back to it.',
  'A-70': 'A disc must be yours before the part starts. You can use 1 at night and 1 at dawn.',

  'A-71':
    'On day 1 all are level and the order is reversed. So Sandra, who is 3rd, and in solo then Costa, who is 2nd, leave the hospital’s tile before you do.',
  'A-72':
    'By E24.3 Costa always costs you $3k, or else 2 wounds; that is the literal text, though players disagree. House decision: with the table option “costaAvoidable”, which is normally off, effects that avoid all cops on one tile cover him.',
  'A-73': 'Sandra is one extra cop on her tile, even on that of the hospital, and you choose which type she is.',
  'A-74':
    'House decision: at store D Sandra discards one random locker tile from every stack, in keeping with what Costa does there.',
  'A-75':
    'House decision: should the deck run dry of suitable cards, the automaton stays where it is and nothing happens.',
  'A-76': 'Cards that were skipped are shuffled back in; the card that was used leaves the game.',
  'A-77':
    'On arrival an automaton gains 1 notoriety per other player there, and its card’s change is added. It has 4 cubes at most.',
  'A-78':
    'House decision: when an automaton crosses a line, human players with lower notoriety move cops, but it receives neither asset nor disc.',
  'A-79':
    'House decision: with 2 players, the other human moves the cop for a lower automaton. In solo the app makes whichever legal move brings a cop closest to the tile of the player who rose, at random if several are equal.',
  'A-80':
    'House decision: Costa looks on his tile and those next to it; if no card suits, the range grows by 1 tile at a time until one does, so that he never stalls.',
  'A-81':
    'Costa skips the card of an open exit on days 1–2 and escapes at once when it comes on day 3. Failing that, he leaves on his last turn: dusk, or night or dawn if he has discs.',
  'A-82':
    'House decision: Costa is your rival, so his escape counts both in the order of costs, with the row for 2 players, and for the $1k per turn. He himself pays nothing.',
  'A-83':
    'House decision: E24.6 tells how Costa’s piles of tiles score, as the book speaks only of store D and the exits.',
  'A-84':
    'House decision: more than 5 contacts bring Costa no more than $100k, where the table ends. A fixer card gives him a disc, and his cubes on income lines score 0.',
  'A-85': 'To win the solo game you have to escape and also have a higher total than Costa.',

  'A-86':
    'You escape on day 3, in TRAVEL, on the exit that has one patrol card. If your turn starts there, you may leave without moving.',
  'A-87':
    'When you escape you must avoid the cops of all tiles you left and of the exit’s tile, even if you never left that one.',
  'A-88':
    'The cost of escape is paid after AVOID, and if your cash falls short you are arrested. House decision: the app warns you before you commit yourself.',
  'A-89':
    'After the first escape each turn you take, with Rest, night and dawn included, begins with paying $1k, and you are arrested if you cannot. If you pass up night or dawn, you pay nothing.',
  'A-90': 'Whoever escapes still has their notoriety adjusted in that part. Cops move toward the exit’s tile.',
  'A-91':
    'House decision: an arrested player’s robber and notoriety marker are removed, while a gang marker stays where it is. The book is silent, and this changes least.',
  'A-92':
    'If you are not out when dawn of day 3 ends, you are arrested without a score. If nobody is out, nobody wins.',
  'A-93':
    'Ties are broken by cash, then by lower notoriety, then by fewer wounds. If that does not help, the win is shared.',
  'A-94':
    'Secret are cash, plan cards, locker and exit tiles, the patrol card that was removed, and what the bag will bring.',
  'A-95':
    'Table option “costaStacks”. With “both”, which is usual, both tiles of Costa’s stacks from stores A, B and C count, since the book names only store D and the exits where it speaks of the best tile. With “best” only the best tile of every stack counts; owners of the game differ, and Costa then makes about $150k less.',
};
