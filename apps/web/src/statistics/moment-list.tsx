import { Link } from '../routes/link.tsx';
import { useSettings } from '../state/settings.ts';
import { useSay } from '../text/say.ts';
import { figuresIn } from './figures.ts';
import { reviewPath } from './match-paths.ts';
import { matchName } from './match-words.ts';
import type { OwnMoment } from './moments.ts';
import { statisticsTexts } from './statistics.texts.ts';

/** The reader's best or costliest decisions, each with the way to it. */
export function MomentList({
  kind,
  moments,
}: {
  readonly kind: 'best' | 'worst';
  readonly moments: readonly OwnMoment[];
}) {
  const say = useSay(statisticsTexts);
  return (
    <section className="panel page-panel stats-moments" aria-labelledby={`stats-${kind}`}>
      <h2 id={`stats-${kind}`} className="panel-title">
        {say(kind)}
      </h2>
      <p className="stats-note">{say(kind === 'best' ? 'bestLead' : 'worstLead')}</p>
      {moments.length === 0 ? (
        <p className="match-none">{say(kind === 'best' ? 'noBest' : 'noWorst')}</p>
      ) : (
        <ol>
          {moments.map((moment) => (
            <MomentRow key={`${moment.match.key} ${moment.seq}`} kind={kind} moment={moment} />
          ))}
        </ol>
      )}
    </section>
  );
}

function MomentRow({ kind, moment }: { readonly kind: 'best' | 'worst'; readonly moment: OwnMoment }) {
  const say = useSay(statisticsTexts);
  const { language } = useSettings();
  const figures = figuresIn(language);
  const { match, seq, label, points, se, when } = moment;
  const name = matchName(match, Date.now(), language);
  const move = when?.[language] ?? say('move', { move: seq });
  const word = kind === 'best' || label === null || label === 'as good' ? say('find') : say(label);
  const [value, about] = figures.measured({ value: kind === 'best' ? points : -points, se }, true);
  return (
    <li>
      <Link
        className="stats-moment"
        href={reviewPath(match, seq)}
        aria-label={say('openMoment', { move, label: word, points: value, match: name })}
      >
        <span className="stats-moment-what">
          <b>
            {move}, {word}
          </b>
          <small>{name}</small>
        </span>
        <span className={`numeral stats-points of-${kind}`}>{value}</span>
        <span className="stats-se">{about}</span>
      </Link>
    </li>
  );
}
