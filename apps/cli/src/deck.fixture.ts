/** The default deck as a host would enter it. */
export const DECK: readonly { readonly role: string; readonly value: number }[] = [
  ...[1, 1, 2, 2, 3, 3, 4, 4].map((value) => ({ role: 'ordinary', value })),
  { role: 'director', value: 1 },
  { role: 'informer', value: 2 },
  { role: 'saboteur', value: 2 },
  { role: 'spy', value: 2 },
  { role: 'manager', value: 3 },
  { role: 'runner', value: 3 },
];
