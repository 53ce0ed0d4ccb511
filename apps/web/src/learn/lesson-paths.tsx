import type { LessonEntry, LessonWords } from '@stakeout/kernel';
import type { GameFront, GameLessons } from '../games/front.ts';
import { FRONTS } from '../games/index.ts';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../routes/link.tsx';
import { lessonKey, useLearnt } from '../state/learnt.ts';
import { useSettings } from '../state/settings.ts';
import { useLoaded } from '../state/use-loaded.ts';
import { useSay } from '../text/say.ts';
import { chaptersOf } from './chapters.ts';
import { learnTexts } from './learn.texts.ts';

/** The lessons of every game that has some, chapter by chapter, under the game's own picture. */
export function LessonPaths() {
  const say = useSay(learnTexts);
  return (
    <section className="learn-paths" aria-label={say('lessons')}>
      {FRONTS.filter(({ loadLessons }) => loadLessons !== undefined).map((front) => (
        <Path key={front.facts.id} front={front} />
      ))}
    </section>
  );
}

interface Shelf {
  readonly lessons: GameLessons;
  readonly words: LessonWords;
}

const LOAD = {
  en: (front: GameFront) => load(front, 'en'),
  pt: (front: GameFront) => load(front, 'pt'),
};

async function load({ loadLessons }: GameFront, language: 'en' | 'pt'): Promise<Shelf> {
  if (loadLessons === undefined) throw new Error('a game without lessons');
  const lessons = await loadLessons();
  return { lessons, words: (await lessons.words[language]()).words };
}

function Path({ front }: { readonly front: GameFront }) {
  const say = useSay(learnTexts);
  const { language } = useSettings();
  const shelf = useLoaded(front, LOAD[language]);
  const { facts, poster } = front;
  const heading = `learn-${facts.id}`;
  return (
    <article className="panel learn-path" aria-labelledby={heading}>
      <div className="learn-scene">
        <img src={poster.url} style={{ objectPosition: poster.focus }} alt="" width="870" height="455" />
        <h2 id={heading}>{facts.title}</h2>
        {shelf != null && <Progress front={front} list={shelf.lessons.list} />}
      </div>
      {shelf === undefined && <p className="learn-wait">{say('loading')}</p>}
      {shelf === null && (
        <p className="learn-wait" role="alert">
          {say('failed')}
        </p>
      )}
      {shelf != null && <Chapters front={front} shelf={shelf} />}
    </article>
  );
}

function Progress({ front, list }: { readonly front: GameFront; readonly list: readonly LessonEntry[] }) {
  const say = useSay(learnTexts);
  const isDone = useIsDone(front);
  const done = list.filter(({ id }) => isDone(id)).length;
  return (
    <p className="learn-progress">
      <span className="learn-bars" aria-hidden="true">
        {list.map(({ id }, index) => (
          <i key={id} className={index < done ? 'is-done' : ''} />
        ))}
      </span>
      {say('progress', { done, all: list.length })}
    </p>
  );
}

function Chapters({ front, shelf: { lessons, words } }: { readonly front: GameFront; readonly shelf: Shelf }) {
  const say = useSay(learnTexts);
  const isDone = useIsDone(front);
  const { list } = lessons;
  const next = list.find(({ id }) => !isDone(id)) ?? null;
  const titleOf = (id: string) => words.lessons[id]?.title ?? id;
  const numberOf = (id: string) => list.findIndex((entry) => entry.id === id) + 1;
  return (
    <>
      <div className="learn-chapters">
        {chaptersOf(list).map(({ id: chapter, lessons: own }) => (
          <section key={chapter} className="learn-chapter" aria-labelledby={`learn-${front.facts.id}-${chapter}`}>
            <h3 id={`learn-${front.facts.id}-${chapter}`}>{words.chapters[chapter] ?? chapter}</h3>
            <ol>
              {own.map(({ id }) => {
                const look = isDone(id) ? 'is-done' : id === next?.id ? 'is-next' : '';
                const name = { number: numberOf(id), title: titleOf(id) };
                return (
                  <li key={id}>
                    <Link
                      className={`learn-node ${look}`}
                      href={`/learn/${front.facts.id}/${id}`}
                      aria-label={say(isDone(id) ? 'nodeDone' : 'node', name)}
                    >
                      <span className="learn-mark" aria-hidden="true">
                        {isDone(id) ? <Icon name="check-mark" /> : numberOf(id)}
                      </span>
                      <span className="learn-name">{titleOf(id)}</span>
                    </Link>
                  </li>
                );
              })}
            </ol>
          </section>
        ))}
      </div>
      <div className="learn-next">
        {next === null ? (
          <>
            <p>
              <b>{say('allDone')}</b>
              <small>{say('allDoneBody')}</small>
            </p>
            <Link className="button primary" href={`/create/${front.facts.id}`}>
              {say('playGame', { game: front.facts.title })}
            </Link>
          </>
        ) : (
          <>
            <p>
              <b>{say('number', { number: numberOf(next.id), title: titleOf(next.id) })}</b>
              <small>
                {say('minutes')} <span className="clause">{next.clauses[0]}</span>
              </small>
            </p>
            <Link className="button primary" href={`/learn/${front.facts.id}/${next.id}`}>
              {say(next === list[0] ? 'begin' : 'next')}
            </Link>
          </>
        )}
      </div>
    </>
  );
}

function useIsDone({ facts }: GameFront): (lesson: string) => boolean {
  const { lessons } = useLearnt();
  return (lesson) => lessons.includes(lessonKey(facts.id, lesson));
}
