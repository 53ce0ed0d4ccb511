/** The rules of Stash in Portuguese, clause by clause. */
export const clauses: Readonly<Record<string, string>> = {
  'S1.1':
    'Dois ou três bandidos dividem uma rua de 5 casas por 5 noites; uma mesa pode combinar de 4 a 6 casas e de 3 a 8 noites.',
  'S1.2':
    'O acaso esconde a muamba de cada um em uma casa; só o dono sabe qual. Muamba achada é escondida de novo do mesmo modo, em qualquer casa.',
  'S2.1':
    'A cada noite cada bandido tem um turno, na ordem dos lugares, e faz uma coisa: carregar, vender ou revistar.',
  'S2.2': 'Carregar: sua muamba vai para uma casa vizinha. Todos veem que você a carrega, ninguém mais vê para onde.',
  'S2.3': 'Vender: você ganha 1, e todos veem em que casa está sua muamba. Ela fica lá.',
  'S2.4':
    'Revistar uma casa, mas nunca a que guarda sua própria muamba. Toda muamba nela é achada, e você ganha 2 por cada uma.',
  'S3.1':
    'Depois do turno de todos a patrulha passa por uma casa sorteada. Toda muamba nela é achada, e os donos pagam 1, se tiverem.',
  'S4.1': 'Depois da última noite vence quem mais ganhou; quem ganhou o mesmo divide a vitória.',
};
