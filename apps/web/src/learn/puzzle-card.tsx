import { dayOf } from '@stakeout/protocol';
import type { GameFront } from '../games/front.ts';
import { FRONTS } from '../games/index.ts';
import { puzzleOfDay } from '../puzzles/choosing.ts';
import { useProgress } from '../puzzles/kept-tries.ts';
import { loadIndex } from '../puzzles/puzzle-data.ts';
import { puzzlePath } from '../puzzles/puzzle-path.ts';
import { puzzlesTexts } from '../puzzles/puzzles.texts.ts';
import { useSharedTries } from '../puzzles/shared-tries.ts';
import { Link } from '../routes/link.tsx';
import { useSettings } from '../state/settings.ts';
import { useLoaded } from '../state/use-loaded.ts';
import { useSay } from '../text/say.ts';

/** The puzzle of the day in every game that has puzzles, and the way to all of them. */
export function PuzzleCard() {
  const say = useSay(puzzlesTexts);
  const { language } = useSettings();
  useSharedTries();
  const today = dayOf(Date.now());
  return (
    <section className="panel learn-card" aria-labelledby="learn-puzzle">
      <header>
        <h2 id="learn-puzzle">{say('ofDay')}</h2>
        <time className="label" dateTime={today}>
          {new Date(today).toLocaleDateString(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })}
        </time>
      </header>
      <p className="page-note">{say('question')}</p>
      <ul className="learn-rows">
        {FRONTS.filter(({ loadPuzzles }) => loadPuzzles !== undefined).map((front) => (
          <Row key={front.facts.id} front={front} today={today} />
        ))}
      </ul>
      <p className="learn-foot">
        <Link href="/puzzles">{say('all')}</Link>
      </p>
    </section>
  );
}

const indexOf = ({ facts }: GameFront) => loadIndex(facts.id);

function Row({ front, today }: { readonly front: GameFront; readonly today: string }) {
  const say = useSay(puzzlesTexts);
  const { facts, poster } = front;
  const index = useLoaded(front, indexOf);
  const { tried } = useProgress(facts.id);
  const first = index && index.puzzles.length > 0 ? tried.get(puzzleOfDay(index, today)) : undefined;
  return (
    <li>
      <img src={poster.url} alt="" style={{ objectPosition: poster.focus }} />
      <p>
        <b>{facts.title}</b>
        <small>{say(first === undefined ? 'isOpen' : first ? 'wasFound' : 'wasMissed')}</small>
      </p>
      <Link
        className={`button small ${first === undefined ? 'primary' : 'plain'}`}
        href={puzzlePath(facts.id, 'today')}
        aria-label={`${say(first === undefined ? 'solve' : 'look')}: ${facts.title}`}
      >
        {say(first === undefined ? 'solve' : 'look')}
      </Link>
    </li>
  );
}
