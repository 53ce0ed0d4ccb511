import type { Language } from '@stakeout/kernel';
import type { GameFront } from '../games/front.ts';
import type { IconName } from '../icons/names.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import type { Glance } from '../rulebook/book.ts';
import { useSettings } from '../state/settings.ts';
import { useLoaded } from '../state/use-loaded.ts';
import { ClauseChip } from '../table/clause-chip.tsx';
import { TABLE_TEXTS } from '../table/table.texts.ts';
import { useSay } from '../text/say.ts';
import type { SpokenGame } from '../text/spoken.ts';
import './turn-summary.css';

/** One step of a turn: what is done, in a few short lines, and the clause that has all of it. */
interface SummaryStep {
  readonly icon: IconName;
  readonly title: string;
  readonly lines: readonly string[];
  readonly clause: string;
}

export interface Summary {
  readonly title: string;
  readonly aim: string;
  readonly steps: readonly SummaryStep[];
}

/** What a turn is made of, on one screen. */
export function TurnSummary({
  game,
  front,
  onClose,
}: {
  readonly game: SpokenGame;
  readonly front: GameFront;
  readonly onClose: () => void;
}) {
  const say = useSay(TABLE_TEXTS);
  const { language } = useSettings();
  const loaded = useLoaded(front, loadSummary);
  if (loaded == null) return null;
  const summary = loaded[language];
  return (
    <Dialog title={summary.title} onClose={onClose} className="turn-summary">
      <h2>{summary.title}</h2>
      <p className="turn-summary-aim">{summary.aim}</p>
      <ol>
        {summary.steps.map(({ icon, title, lines, clause }) => (
          <li key={title}>
            <Icon name={icon} />
            <div>
              <h3>
                {title} <ClauseChip game={game} clause={clause} />
              </h3>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </li>
        ))}
      </ol>
      <Button look="ghost" onClick={onClose}>
        {say('close')}
      </Button>
    </Dialog>
  );
}

async function loadSummary(front: GameFront): Promise<Readonly<Record<Language, Summary>>> {
  if (front.loadSummary !== undefined) return front.loadSummary();
  const { en, pt } = (await front.loadBook()).glance;
  return { en: summaryOf(en), pt: summaryOf(pt) };
}

function summaryOf({ steps, ...head }: Glance): Summary {
  return { ...head, steps: steps.map(({ text, ...step }) => ({ ...step, lines: [text] })) };
}
