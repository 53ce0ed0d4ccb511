import { useSay } from '../../../text/say.ts';
import { PlanCard } from '../cards/plan-card.tsx';
import { useTable } from '../table-context.ts';
import { BOARD_TEXTS } from './board.texts.ts';
import { holdingsOf } from './holdings.ts';
import './plan-panel.css';
import { KeepOpen, Secret } from './secret.tsx';
import { usePeek } from './use-peek.ts';

/** The viewer's escape plan. */
export function PlanPanel() {
  const { view, seat } = useTable();
  const say = useSay(BOARD_TEXTS);
  const peek = usePeek();
  const plan = seat === null ? null : (holdingsOf(view, seat, peek.isCovered)?.plan ?? null);
  return (
    <div className="ep-plan">
      <span className="label">
        {say('plan')}
        {view.table.truth === null && `, ${say('planSecret')}`}
      </span>
      {seat === null ? (
        <p>{say('noPlan')}</p>
      ) : (
        <Secret peek={peek} name={say('plan')}>
          {plan !== null && <PlanCard seat={seat} plan={plan} />}
        </Secret>
      )}
      {seat !== null && peek.isShared && <KeepOpen peek={peek} />}
    </div>
  );
}
