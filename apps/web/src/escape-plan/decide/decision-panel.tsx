import type { Action } from '@stakeout/escape-plan';
import { Button } from '../../parts/button.tsx';
import { useTable } from '../table-context.ts';

/** What there is to decide now, as a list beside the map. */
export function DecisionPanel() {
  const { isActing, snapshot, session, view, words, selection } = useTable();
  if (!isActing) return null;
  return (
    <section className="panel ep-decide">
      {(snapshot.options as readonly Action[]).slice(0, 30).map((action) => (
        <Button key={JSON.stringify(action)} small onClick={() => selection.play([action])}>
          {words.say(session.game.name(action, view))}
        </Button>
      ))}
    </section>
  );
}
