/** The rules of Stash in English, clause by clause. */
export const clauses: Readonly<Record<string, string>> = {
  'S1.1':
    'Two or three crooks share a street of 5 houses for 5 nights; a table may agree on 4 to 6 houses and 3 to 8 nights.',
  'S1.2':
    'Chance hides everybody’s loot in a house; only its owner knows which. Loot that is found is hidden anew in the same way, in any house.',
  'S2.1': 'Every night each crook has one turn, in the order of the seats, and does one thing: carry, sell or search.',
  'S2.2': 'Carry: your loot goes to a house next door. Everybody sees that you carry it, nobody else sees where to.',
  'S2.3': 'Sell: you earn 1, and everybody sees in which house your loot lies. It stays there.',
  'S2.4':
    'Search a house, but never the one that holds your own loot. All loot in it is found, and you earn 2 for each.',
  'S3.1':
    'After everybody’s turn the patrol comes by a house drawn by lot. All loot in it is found, and its owners pay 1, if they have it.',
  'S4.1': 'After the last night whoever has earned most wins; those who have earned the same share the win.',
};
