import { type FairnessText, section } from './fairness-text.ts';

export const ENGLISH: FairnessText = {
  language: 'en',
  title: 'Fair shuffles, and how to check them',
  lead: 'Cards and dice are drawn by the server. So that you need not take its word for them, every finished match can be checked from the first shuffle to the last point, on your own computer. This page says what such a check proves, and what it cannot.',
  sections: [
    section('How chance is made', {
      steps: [
        'When a table is made, the server draws a **secret**: 256 random bits. It publishes the secret’s fingerprint, the **commitment**, which everybody at the table can see before they are ready. A fingerprint does not give the secret away, and no second secret can be found that fits it.',
        'Whoever gets ready adds a number of their own, a **nonce**, also 256 random bits, drawn by their own device. The numbers of bots follow from the secret, so that the server has no choice in them once it is committed.',
        'At the start, the secret, the nonces of all seats and the name of the match are stirred together into one **key**. Every shuffle, draw and die of the match follows from that key by a fixed recipe. Nothing is drawn anew later.',
        'When the match is over, the secret is **revealed**. Now anybody can make the key again, and with it the whole match.',
      ],
    }),
    section('What a check proves', {
      points: [
        [
          'The secret was not changed.',
          'It fits the commitment that was shown before your number was known to anybody. The server could not look at the numbers first and then pick a secret to suit.',
        ],
        [
          'Your number counts.',
          'If your nonce is in the file, every card depended on it. The server alone could not settle the cards before it had your number.',
        ],
        [
          'No player could steer the cards.',
          'Without the secret nobody can tell what a number will lead to, not even whoever gives the last one.',
        ],
        [
          'Nothing was drawn twice.',
          'Each draw has its place in the recipe. A draw that was repeated, left out or swapped would show.',
        ],
        [
          'The rules were kept.',
          'Every action of every seat is checked as if it were made now, every state is compared, and the result follows from them.',
        ],
        [
          'The file is whole.',
          'A file that was changed by a single letter is refused, with the first place that differs.',
        ],
      ],
    }),
    section('What it does not prove', {
      points: [
        [
          'That the server did not look.',
          'The server deals the cards, so it can know all of them while you play. A dishonest one could tell them to a friend at the table. This program sends every seat only what that seat may know, and its code is open; but no file can show what somebody was told in secret.',
        ],
        [
          'That server and player did not work together.',
          'The commitment binds the server, and hides the secret from the players. If the server gave the secret to whoever adds the last number, the two could try many numbers and keep the one they like. This program does not do that, but the file would not tell.',
        ],
        [
          'That a table was not thrown away.',
          'A dishonest server could refuse to start a match whose cards it dislikes, and ask everybody to begin again with a new secret. You would notice: it takes a new table or a new commitment.',
        ],
        [
          'Who was playing.',
          'Names are only names. A person may use a program, sit on two seats, or talk to another player on the telephone.',
        ],
        [
          'What bots know.',
          'A bot is given what its seat may see and nothing more. The tests of this project watch over that; the file does not.',
        ],
        ['Clocks and talk.', 'Who was slow, who left and what was said in the chat are not part of the file.'],
      ],
      paragraphs: [
        'In short: nobody can bend the cards alone, and nobody can change them afterwards. For what remains, play with people you trust on a server you trust, or run one yourself.',
      ],
    }),
    section('Check a match', {
      steps: [
        'Before you get ready, note the **commitment** that the table shows. Note your own **nonce** too, if you want to be sure that it was used. Without these two notes a check still proves that the file agrees with itself, but not that it is the match which was promised to you.',
        'When the match is over, save its file from the table’s page. Its address is `/api/tables/…/export`; call it `match.json`.',
        'Get the source code of Stakeout, in the version of the rules that the file names, and run `npx stakeout verify match.json`. You need Node 20.19 or newer. The check runs on your computer alone and asks no server.',
        'Compare `header.commitment` in the file with your note, and look for your nonce in `header.nonces`, at the place of your seat.',
        'If anything differs, the program names the first place. Keep the file and your notes, and show them to the others at the table.',
      ],
    }),
    section('What is in the file', {
      fields: [
        ['format', 'The kind of file: `stakeout-match/1`.'],
        ['header.game, header.rulesVersion', 'Which game, by which version of its rules.'],
        ['header.matchId', 'The name of the match. It goes into the key, so that no two matches share their cards.'],
        ['header.players', 'The names of the seats, in the order of the seats.'],
        ['header.config', 'The options that were chosen.'],
        ['header.commitment', 'The fingerprint of the secret, as it was shown before the start.'],
        ['header.nonces', 'The number of each seat, in the order of the seats.'],
        ['headerHash', 'The fingerprint of everything above.'],
        ['secret', 'The secret, revealed.'],
        ['opening', 'The draws of the set-up, and the fingerprint of the state it led to.'],
        [
          'entries',
          'The match, entry by entry: `seq` is the number of the entry and `seat` who made it; then the `action`, or in `undo` how many actions were taken back; `draws` are the draws it caused, each with its label, its counter, how many outcomes were possible and which it was; `hash` is the fingerprint of the state afterwards.',
        ],
        ['outcome', 'How it ended: scores, places, winners, tie-breaks.'],
        ['seal', 'The fingerprint of all the text before it.'],
      ],
    }),
    section('The recipe, for those who want to cook it themselves', {
      paragraphs: [
        'Fingerprints are SHA-256. The commitment is the fingerprint of the text `stakeout commitment 1`, a zero byte and the 32 bytes of the secret. The nonce of a bot is the fingerprint of `stakeout bot nonce 1`, a zero byte, the secret and the number of its seat, counted from 0. The key is HKDF-SHA-256 over the secret and the nonces in seat order, with the salt `stakeout key 1` and the match’s id as info. Each kind of draw has a key of its own (HKDF again, salt `stakeout chance 1`, the label as info), and draw number n is taken from a ChaCha20 block with n as its nonce, passing over the few values that would favour small results.',
      ],
    }),
  ],
  otherLanguage: 'Em português',
  back: 'To the tables',
};
