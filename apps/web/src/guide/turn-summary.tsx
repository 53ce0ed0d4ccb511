import type { AnyGame } from '@stakeout/kernel';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { useSettings } from '../state/settings.ts';
import { ClauseChip } from '../table/clause-chip.tsx';
import { TABLE_TEXTS } from '../table/table.texts.ts';
import { useSay } from '../text/say.ts';
import './turn-summary.css';
import { SUMMARIES } from './turn-summary.texts.ts';

/** What a turn is made of, on one screen. */
export function TurnSummary({ game, onClose }: { readonly game: AnyGame; readonly onClose: () => void }) {
  const say = useSay(TABLE_TEXTS);
  const { language } = useSettings();
  const summary = SUMMARIES[game.id]?.[language];
  if (summary === undefined) return null;
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
