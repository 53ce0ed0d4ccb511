/** The rulebook in English, by clause. */
export const clausesEn: Readonly<Record<string, string>> = {
  G1: 'A Location holds crates of weapons. The face-down card on its left is its Probationary Agent, still in training; the row on its right is its field, read outwards from the card nearest the Location. In a field, a face-up card is an exposed agent and a face-down one an Undercover Agent. There are six Special Operatives, named Director, Informer, Saboteur, Spy, Manager and Runner; when an opponent flips one, its owner becomes the Power Player. A bust shares out the crates of one Location, the bust location, and a marker on the bust card keeps count. The Warehouse gathers the deliveries that reach no Location, and the supply is the stock of crates not yet in play.',

  'G2.1':
    'Each player has a deck of 14 agent cards in one colour, the same cards in all four: red, blue, yellow and, by house decision, green; a card’s back shows its owner’s colour. The rulebooks show the values only in pictures; from their text we know that the Director is a 1 and that ordinary agents of 1, 3 and 4 exist. House decision: the usual deck has ordinary agents 1, 1, 2, 2, 3, 3, 4 and 4, the Director at 1, the Informer, Saboteur and Spy at 2, and the Manager and Runner at 3. A host may enter a different table, so that owners of a box can use the values printed there; it needs 14 cards, every operative exactly once, values from 1 to 6 and at least one ordinary 1.',
  'G2.2':
    'English edition: 109 crates, made up of 35 small cubes worth 1 and 15 large cubes worth 5, with change allowed, less the small cube that serves as bust marker; Portuguese edition: 99 crates, which is 100 less the marker. The supply can run out. House decision: when it cannot cover everything a step asks for, it hands over what it has, in the order in which the step names the places, and play goes on.',
  'G2.3':
    'There is one six-sided die, one Warehouse, and one bust card with a start space followed by spaces 1 to 7. The four Locations are Middle East, North Africa, Central America and Southeast Asia, named after a public review of the game.',

  'G3.1':
    'With 3 or 4 players there are as many Locations in play as players; with 2 players there are three. They are numbered downwards, so Location 1 is the uppermost.',
  'G3.2': 'Every Location starts with four crates from the supply. The Warehouse starts empty.',
  'G3.3': 'With 3 or 4 players the bust marker starts on the start space. With 2 players it starts on space 3.',
  'G3.4':
    'Each player picks a Location that still lacks a Probationary Agent and lays one of their own agents of value 1 there, face down; the Director may not be used for this. House decision: the players do so in seat order. With 2 players one Location stays without an agent.',
  'G3.5':
    'Each player’s other 13 cards are shuffled. Five of them make the hand and the remaining eight the draw pile.',
  'G3.6': 'Chance picks the starting player, unless the host has named one.',

  'G4.1':
    'Turns pass clockwise, in seat order. A turn has four phases: 1 deliver weapons, 2 deploy an agent, 3 special operation, 4 bust. Each turn uses exactly one card of the active player, so everybody has 13 turns.',
  'G4.2':
    'You see your own hand, every exposed agent, all crates, the bust marker, how many cards each hand and pile has and, by the colour of the back, who owns each face-down card. The faces of face-down cards on the table are secret from everybody, even from their owners, and so is the discard pile. One exception: the cards laid out under G3.4 are publicly known to be 1s, as long as no Spy has touched them.',
  'G4.3':
    'The table option “memory” has two settings. “Strict”, the default, follows G4.2, and the log shown to players stops showing the value of a card that has been discarded. “Open”, a house rule, lets you see the faces of your own face-down cards until somebody else’s Spy or Informer has handled them, and its log keeps every value that was once public.',

  'G5.1':
    'The Warehouse is checked ahead of the roll: if it holds 5 crates or more, it sends one to each Location in play. Whatever is left over waits in the Warehouse.',
  'G5.2':
    'The active player rolls. If the number belongs to a Location in play, that Location gets one crate from the supply along with everything in the Warehouse; with a higher number, one crate goes from the supply into the Warehouse. House decision: if the supply is empty, the Warehouse still empties itself onto the Location rolled.',
  'G5.3':
    'Examples. Warehouse empty, roll 3: Location 3 gains 1 crate; four players, roll 5: the Warehouse gains 1. Warehouse with 2, roll 3: Location 3 gains 3. Three players, Warehouse with 5: every Location gains 1 and 2 are left; a roll of 2 then gives Location 2 another 1 + 2.',

  'G6.1':
    'Option A, probationary: pick a Location and flip the Probationary Agent another player has there; face up, it joins that Location’s field at the far end. Then one of your own cards fills the vacant place, face down.',
  'G6.2':
    'You may flip a Probationary Agent of your own in two cases only. Either the card you are deploying is your last, with no other in hand and an empty draw pile, or every Probationary Agent on the table is yours.',
  'G6.3':
    'English edition: you flip first, then any special operation is played, then you choose and place your card, then you draw; so you choose knowing the flipped card and the outcome of the operation. Portuguese edition: you commit a card from your hand, face down, before you flip; it is placed, you draw, and only then is the special operation played. Each order is that of the worked example in its own book. House decision: the English list of phases has placing and drawing ahead of the operation, but where it disagrees with the example, we follow the example.',
  'G6.4':
    'Option B, undercover: lay a card from your hand face down at the far end of the field of any Location. This is open to you only while you have no Undercover Agent in any field or, with a working Manager (G7.6), while you have fewer than two.',
  'G6.5': 'If you are not allowed to take option B, you have to take option A.',
  'G6.6': 'After option A or B you draw the top card of your draw pile, if any is left.',
  'G6.7':
    'With 2 players, the first turn of the game is special: after phase 1 the starting player gives the empty Location its Probationary Agent by laying a card there face down, which is neither option A nor option B, and draws. Phase 3 is left out and phase 4 cannot come about. Portuguese edition: its book says that phase 1 takes place on this turn; English edition: the same, by house decision.',

  'G7.1':
    'A special operation arises only if option A has just flipped a Special Operative whose owner is not the active player. That owner, the Power Player, decides whether and how to use it. There is at most one operation in a turn.',
  'G7.2':
    'Director: take any one exposed agent from its Location to a different one, where it joins the far end of the row. The Director may be the one that moves.',
  'G7.3':
    'Informer: look in secret at one Undercover Agent, no matter whose, then lay it, still face down, at the end of whichever field you like, the old one or a new one. The Power Player alone learns what it is. You may decline before the look, but a card that has been looked at must be put back.',
  'G7.4':
    'Saboteur (called Auditor in the Portuguese edition): name any exposed agent at any Location, also one of your own, also the Saboteur itself, and as Power Player roll the die. If the roll is the card’s value or more, the card is discarded; if it is less, nothing happens. After a target has been named, the roll must be made.',
  'G7.5':
    'Spy: look in secret at all Probationary Agents and lay them out again as you like, one to each Location; the Power Player alone learns them. Portuguese edition: the active player’s newly placed card is one of them; English edition: the flipped place is still vacant at this point (G6.3) and, by house decision, stays vacant until the active player fills it afterwards. Once you have looked, the operation counts as used, even if every card goes back where it was.',
  'G7.6':
    'Manager: as long as your Manager lies exposed in some field, you may have two Undercover Agents. Nothing has to be decided when it is flipped; the power holds from your next turn onwards, and continues if a Director moves the card. If the Manager leaves play while you have two Undercover Agents, both stay, and the usual limit of one then tells whether you may add another.',
  'G7.7':
    'Runner: bring two crates from one Location to one other; the pair stays together. House decision: the Location they leave must hold at least 2.',
  'G7.8':
    'A Special Operative has no power if its own owner flips it (G6.2) or if a bust reveals it. So the limit stays as it was when owners flip their own Manager.',
  'G7.9':
    'A Special Operative that has been used stays exposed and counts like any agent until a bust or a Saboteur removes it.',
  'G7.10': 'Whatever card a power puts or moves into a field, its place is the far end, rightmost in the row.',
  'G7.11':
    'House decision: if an operation finds no legal target, be it an exposed agent, an Undercover Agent or a Location with 2 crates, the app skips it and says so in the log. A Director or a Saboteur can always choose itself.',

  'G8.1':
    'When a turn ends, each Location with four exposed agents or more is busted. Undercover Agents do not help to make up the four.',
  'G8.2':
    'The bust marker advances by one space, and every Undercover Agent in the field is turned up without leaving its place. House decision: the marker never goes beyond space 7; if there is an eighth bust, the log counts it.',
  'G8.3': 'A player’s sum is the total value of their cards in that field. Probationary Agents are left out.',
  'G8.4':
    'Starting with the highest sum and going down, each player with a card there takes half of the crates still present, rounded up. This goes on until the crates or those players run out. Crates that nobody takes remain at the Location.',
  'G8.5':
    'When sums are equal, look at the row as it lies now: among the tied players, the owner of the card nearest the Location goes first.',
  'G8.6': 'The whole field is then discarded, and nobody may look at those cards again. The Probationary Agent stays.',
  'G8.7':
    'Special delivery: the supply sends two crates to the bust location, and after that one to each other Location in play, from the top down. House decision: in a double bust, “other” covers every Location except the one just resolved, including one still waiting for its bust and one that has already had it.',
  'G8.8':
    'If two or more Locations are due at once, the active player chooses the order. Marker, shares, discard and special delivery of one bust are all finished before the next begins. Only Locations that had their four when phase 4 began are busted.',
  'G8.9':
    'Example: Location 2 holds 12 crates; red has 5, blue 4 and yellow 4, and blue’s 3 lies closer than yellow’s 4. Red takes 6, blue 3 and yellow 2, so one crate stays. Then 2 crates are added there and 1 at every other Location.',

  'G9.1':
    'Seven busts: once the marker is on space 7, the game ends as soon as that turn’s busts have all been resolved; a double bust can make an eighth. Other Locations are not busted. House decision: the special delivery after the last bust is still made, although it cannot change the scores.',
  'G9.2':
    'No cards: when every hand is empty, which is after 13 turns each, a final bust at all Locations closes the game, however few exposed agents they have. First, half of each Location’s crates, rounded up, leave (English edition: to the supply; Portuguese edition: out of the game). Then the Undercover Agents are turned up and G8.3 to G8.6 are applied everywhere. The marker does not move, no special delivery follows, and the order makes no difference.',
  'G9.3':
    'If both endings come at once, only G9.1 counts (Portuguese edition: said by the book; English edition: the same, by house decision). House decision: an ordinary bust on the very last turn which is not the seventh is resolved in full, with its special delivery, before G9.2 begins.',
  'G9.4':
    'Whoever has most crates wins. A tie goes to the highest total of remaining cards (G9.5), then to the highest single one among them. House decision: players who are still tied share the win; the books call for water pistols, and for fun the app may stage that duel, but the recorded result is a shared win. The places below are ranked by the same measures.',
  'G9.5':
    'English edition: your remaining cards are those on either side of Locations that the last phase 4 left without a bust; beside a Location just busted, the Probationary Agent does not count either. After the final bust of G9.2 every Location is busted, so by house decision, which takes the wording literally, nobody has any. Portuguese edition: your remaining cards are all those not discarded, on either side of every Location, in hand and in the draw pile.',
};
