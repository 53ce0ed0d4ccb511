import type { Difference, Language } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { show } from '../render.fixture.tsx';
import type { Against, FileCheck } from '../session/file-check.ts';
import { meaningOf } from './meaning.ts';
import { Verdict } from './verdict.tsx';

const GENUINE: FileCheck = { kind: 'genuine', draws: 87, fairness: 2, origin: null };
const KEPT: Against = { hasCommitment: true, hasNonce: true, seat: 0, since: new Date(2026, 7, 3, 14, 2).getTime() };

const said = (check: FileCheck, against: Against | null, language: Language = 'en') =>
  show(<Verdict check={check} against={against} />, language);

const differing = (place: string, kept: Difference['kept'] = null) => ({ place, fault: 'is another one', kept });

describe('the verdict on a match', () => {
  it('says to whom a promise was kept what was checked', () => {
    expect(said(GENUINE, KEPT).text).toMatch(
      /^Verified: your cards were drawn fairly What was checked: the commitment kept since Aug 3, 2026, .*, your number at seat 1 and 87 draws made again on this device\.$/,
    );
    expect(said(GENUINE, KEPT, 'pt').text).toMatch(
      /^Verificado: suas cartas .* desde 3 de ago\. de 2026, .*, o seu número no lugar 1 e 87 sorteios refeitos neste aparelho\.$/,
    );
    expect(said(GENUINE, KEPT).html).toContain('is-fair');
  });

  it('claims no more than was held against it', () => {
    const { text, html } = said(GENUINE, null);
    expect(text).toMatch(/^Verified: the file is sound in itself .*only a player can tell/);
    expect(html).not.toContain('is-fair');
    const half = said(GENUINE, { hasCommitment: false, hasNonce: true, seat: null, since: null });
    expect(half.text).toMatch(/^Verified: no difference from what you gave .* the number you gave and 87 draws/);
    expect(half.html).not.toContain('is-fair');
  });

  it('says of an older recipe what it left open', () => {
    expect(said({ ...GENUINE, fairness: 1 }, KEPT).text).toContain('left the server a choice');
    expect(said(GENUINE, KEPT).text).not.toContain('choice');
  });

  it('names the first difference, and what it means, in both languages', () => {
    const difference = differing('header.nonces[0]', 'nonce');
    const english = said({ kind: 'differs', difference }, KEPT);
    expect(english.text).toMatch(/^This is not the match you were promised: your number is not in its place/);
    expect(english.all('code')).toEqual(['header.nonces[0]']);
    expect(english.text).toContain('is another one');
    expect(english.html).toContain('is-differs');
    expect(said({ kind: 'differs', difference }, KEPT, 'pt').text).toMatch(/^Esta não é a partida que lhe prometeram/);
  });

  it('says what it cannot show of a match that was played on from another', () => {
    expect(said({ ...GENUINE, fairness: 1, origin: 'dealt' }, null).text).toContain(
      'It was played on from another match',
    );
    const { text } = said({ ...GENUINE, fairness: 1, origin: 'known' }, null, 'pt');
    expect(text).toContain('mesa imaginada');
    expect(text).not.toContain('receita mais antiga');
  });

  it('does not accuse a match of rules that this page does not have', () => {
    const { text, html } = said({ kind: 'otherRules' }, KEPT);
    expect(text).toContain('That says nothing about the cards.');
    expect(html).not.toContain('is-differs');
  });

  it.each([
    ['header.commitment', 'commitment', 'commitment'],
    ['header.players', 'start', 'start'],
    ['secret', null, 'secret'],
    ['header.nonces[1]', null, 'freeBot'],
    ['header.nonces', null, 'file'],
    ['opening.draws[0].value', null, 'replay'],
    ['entries[17].action', null, 'replay'],
    ['outcome.scores[0]', null, 'replay'],
    ['line 4, column 12', null, 'file'],
  ] as const)('%s (%s) means: %s', (place, kept, meaning) => {
    expect(meaningOf(differing(place, kept))).toBe(meaning);
  });
});
