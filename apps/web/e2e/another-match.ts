import { type Config, gunrunnersRules } from '@stakeout/gunrunners';
import { act, exportMatch, exportText, type MatchExport, openMatch } from '@stakeout/kernel';

/**
 * What a dishonest server could show in place of a match that it made: one with the same secret and another number at a seat,
 * played to its end and as sound in itself as the true one.
 */
export function withAnotherNumber(text: string, seat: number): string {
  const { header, secret } = JSON.parse(text) as MatchExport<Config, unknown>;
  const nonces = header.nonces.map((nonce, index) => (index === seat ? '7'.repeat(64) : nonce));
  const match = openMatch(gunrunnersRules, { ...header, nonces }, secret);
  while (gunrunnersRules.outcome(match.state) === null) {
    const [mover = 0] = gunrunnersRules.toAct(match.state);
    act(match, mover, gunrunnersRules.legal(match.state, mover)[0]);
  }
  const exported = exportMatch(match, secret);
  if (!exported.ok) throw new Error('the other match has not ended');
  return exportText(exported.value);
}
