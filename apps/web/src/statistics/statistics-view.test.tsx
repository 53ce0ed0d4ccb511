import { describe, expect, it } from 'vitest';
import { show } from '../render.fixture.tsx';
import { judged, playedMatch } from './played-match.fixture.ts';
import { StatisticsView } from './statistics-view.tsx';

const reviewed = playedMatch({ id: 'a', share: 1, rank: 1, judged: judged(12, 20, -4) });
const solo = playedMatch({ id: 'b', at: 1, game: 'escape-plan', seats: 1, company: 'alone', others: [], rank: 1 });

describe('one’s own statistics', () => {
  const page = show(<StatisticsView matches={[reviewed, solo]} />);

  it('say in four figures what it comes to', () => {
    expect(page.all('dt')).toEqual(['Matches', 'Won', 'Given away', 'Luck']);
    expect(page.all('dd')).toEqual([
      '2 1 reviewed',
      '1 50% of the win, among equals 25%',
      '0.6 ± 0.2 points a decision, 20 that mattered',
      '−4 ± 3.9 points a match',
    ]);
  });

  it('tell matches and wins by game, players and opponents', () => {
    for (const line of [
      'Escape Plan 1 match, 0 won',
      'Gunrunners 1 match, 1 won',
      '1 player 1 match, 0 won',
      '4 players 1 match, 1 won',
      'Medium bots 1 match, 1 won',
      'Nobody, solo 1 match, 0 won',
    ]) {
      expect(page.text).toContain(line);
    }
  });

  it('have every chart as a table too', () => {
    expect(page.all('summary')).toEqual(['As a table', 'As a table', 'As a table']);
    expect(page.all('td')).toEqual(['0', '0', '100', '50', '0.6 ± 0.2', '0.6 ± 0.2', '−4 ± 3.9', '−4 ± 3.9']);
  });

  it('lead to the best and costliest moments', () => {
    const links = page.parts('a').map(({ opening }) => opening);
    expect(links.filter((link) => link.includes('moment=')).map((link) => /href="([^"]*)"/.exec(link)?.[1])).toEqual([
      '/review/local/a?seat=1&amp;moment=41',
      '/review/local/a?seat=1&amp;moment=17',
    ]);
    expect(page.text).toContain('Turn 12, deploy, mistake');
    expect(page.text).toContain('Move 17, found');
  });

  it('list the matches, the latest first', () => {
    const rows = page.all('small').filter((line) => line.includes('Against'));
    expect(rows).toEqual([
      'won · Against: Medium bots · gave away 12 in 20 decisions · luck −4',
      'lost · Against: Nobody, solo',
    ]);
  });

  it('say so where nothing has been reviewed, and count the rest all the same', () => {
    const bare = show(<StatisticsView matches={[solo]} />);
    expect(bare.all('dd').slice(2)).toEqual(['– no review yet', '– no review yet']);
    expect(bare.text).toContain('None of these matches has been reviewed.');
  });

  it('are in Portuguese as well', () => {
    const text = show(<StatisticsView matches={[reviewed, solo]} />, 'pt').text;
    expect(text).toContain('0,6 ± 0,2 pontos por decisão, em 20 que importavam');
    expect(text).toContain('1 partida, 1 vitória');
    expect(text).toContain('perdeu 12 em 20 decisões · sorte −4');
  });
});
