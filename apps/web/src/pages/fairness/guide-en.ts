import type { Guide } from './guide.ts';

export const ENGLISH: Guide = {
  title: 'Fair shuffles, and how to check them',
  lead: 'At an online table the server draws cards and dice. You need not take its word for them: your browser keeps what the server promised, and when the match is over it makes every draw again and holds the match against that promise.',
  before: [
    {
      heading: 'How cards are made',
      steps: [
        'When a table is made, the server draws a **secret**: 256 random bits. It publishes a fingerprint, the **commitment**, which fixes the secret and everything that is settled by then: game, rules, options, the number of seats, the name of the table. A fingerprint gives nothing away, and nothing else can be found that fits it.',
        'Whoever gets ready adds a number of their own, a **nonce**, also 256 random bits. Their own device draws it, after it has seen the commitment. The numbers of bots follow from the secret, so that nobody chooses them.',
        'At the start all numbers are shown to everybody. Secret, numbers and the names of the players are stirred into one **key**, and every shuffle, draw and die follows from it by a fixed recipe. Nothing is drawn anew later.',
        'When the match is over, the secret is **revealed**. Now anybody can make the key again, and with it the whole match.',
      ],
    },
    {
      heading: 'What your browser checks by itself',
      points: [
        [
          'The promise.',
          'Before your number leaves it, your browser keeps the number, the commitment and the table as it was shown; at the start also the names, bots and numbers of all seats. In the end the match must have exactly these.',
        ],
        ['The secret.', 'It must fit the commitment, and the numbers of all bots must follow from it.'],
        ['Every draw and every move.', 'All of them are made again, by the rules, and so is the result.'],
        ['Every letter.', 'A match file that was changed anywhere is refused, with the first place that differs.'],
      ],
      paragraphs: [
        'The result stands on the last page of the match. Spectators, and players on another device than the one they got ready with, have no promise to hold against it: for them the match is only shown to be sound in itself.',
      ],
    },
    {
      heading: 'Who could still choose what',
      points: [
        [
          'A server in league with a player.',
          'If the server tells its secret to whoever adds the last number, the two can try many numbers (or names) and give the one whose cards they like. It takes both: a player without the secret tries in the dark, and a server without a player at the table has nothing left to choose. But a server can seat such a player itself: a name does not tell who is behind it.',
        ],
        [
          'Whoever stops a match.',
          'A server that does not like the cards can keep a match from beginning or from ending. It cannot deal again unnoticed: to the same commitment your browser gives the same number, and the cards are the same; another commitment takes another table, or everybody to get ready once more.',
        ],
      ],
      paragraphs: [
        'That is all. Once the commitment is shown the server alone can choose nothing, and players alone never can.',
      ],
    },
    {
      heading: 'What no check can show',
      points: [
        [
          'That nobody looked.',
          'The server deals the cards and can know all of them. This program tells each seat only what it may know; a dishonest one could tell them to a friend.',
        ],
        [
          'Who was playing.',
          'A person may ask a program, sit on two seats, or talk to another player on the telephone.',
        ],
        [
          'That this page is honest.',
          'It came from the same server. Whoever does not trust it checks the file elsewhere, as told below.',
        ],
      ],
    },
  ],
  after: [
    {
      heading: 'Check without this page',
      paragraphs: [
        'Get the source code of Stakeout, in the version of the rules that the file names, and run `npx stakeout verify match.json --commitment … --nonce …` with what you have noted. It says exactly what it has checked, and it asks no server.',
      ],
    },
    {
      heading: 'What is in a match file',
      fields: [
        ['format', 'The kind of file: `stakeout-match/1`.'],
        ['header.game, header.rulesVersion', 'Which game, by which version of its rules.'],
        ['header.matchId', 'The name of the table.'],
        ['header.players', 'The names at the seats, in their order.'],
        ['header.seats', 'Who had each seat: a person, or a bot and its level.'],
        ['header.config', 'The options that were chosen.'],
        [
          'header.fairness',
          'By which recipe the cards were made: 2. Files without it are older, or not of an online table.',
        ],
        ['header.commitment', 'The fingerprint that was shown before anybody was ready.'],
        ['header.nonces', 'The number of each seat, in their order.'],
        ['headerHash', 'The fingerprint of everything above.'],
        ['secret', 'The secret, revealed.'],
        ['opening', 'The draws of the set-up, and the fingerprint of the state they led to.'],
        [
          'entries',
          'The match, entry by entry: `seq` is its number and `seat` who made it; then the `action`, or in `undo` how many actions were taken back; `draws` are the draws it caused, each with its label, its counter, how many outcomes were possible and which it was; `hash` is the fingerprint of the state afterwards.',
        ],
        ['outcome', 'How it ended: scores, places, winners, tie-breaks.'],
        ['seal', 'The fingerprint of all the text before it.'],
      ],
    },
    {
      heading: 'The recipe, for those who want to cook it themselves',
      paragraphs: [
        'Fingerprints are SHA-256; data is written as canonical JSON first: no spaces, fields in the order of their names. The terms are an object of `game`, `rulesVersion`, `matchId`, `config` and `seats`, the number of seats. The commitment is the fingerprint of the text `stakeout commitment 2`, a zero byte, the 32 bytes of the secret and the 32 bytes of the fingerprint of the terms.',
        'The nonce of a bot is the fingerprint of `stakeout bot nonce 1`, a zero byte, the secret and the number of its seat, counted from 0.',
        'The key is HKDF-SHA-256 over the secret and the nonces in seat order, with the salt `stakeout key 2` and, as info, the fingerprint of an object of `commitment` and `players`, in which bots are `null`.',
        'Each kind of draw has a key of its own (HKDF again, salt `stakeout chance 1`, the label as info), and draw number n is taken from a ChaCha20 block with n as its nonce, passing over the few values that would favour small results.',
      ],
    },
  ],
};
