import { Icon } from '../../../parts/icon.tsx';
import { useSay } from '../../../text/say.ts';
import { useTable } from '../table-context.ts';
import { exitWords } from './exit-words.ts';
import { type Exit, exitsOf, PATROL_CARDS } from './exits.ts';
import './patrol.css';
import { RAIL_TEXTS } from './rail.texts.ts';

/** The exits side by side; at full length each says what its patrol cards mean. */
export function PatrolExits({ isFull = false }: { readonly isFull?: boolean }) {
  const { view, printed } = useTable();
  return (
    <ul className={`ep-exits ${isFull ? 'is-full' : ''}`}>
      {exitsOf(view.table, printed).map((exit) => (
        <ExitColumn key={exit.exit} exit={exit} isFull={isFull} />
      ))}
    </ul>
  );
}

function ExitColumn({ exit, isFull }: { readonly exit: Exit; readonly isFull: boolean }) {
  const { view, words } = useTable();
  const say = useSay(RAIL_TEXTS);
  const name = words.term('exit', exit.exit);
  const tip = exitWords(exit, name, view.table.day, say);
  return (
    <li className={`ep-exit is-${exit.state}`} data-tip={tip} data-place={`exit-${exit.exit}`}>
      <b>{name}</b>
      <span className="ep-exit-cards" aria-hidden="true">
        {PATROL_CARDS.map((card) => (
          <i key={card} className={card <= exit.cards ? 'is-seen' : ''}>
            {card <= exit.cards && <Icon name="police-car" />}
          </i>
        ))}
      </span>
      <em aria-hidden="true">
        {say(exit.state)}
        {isFull && exit.state === 'blocked' && <small>{say('exitTiles', { count: exit.tiles })}</small>}
      </em>
      <span className="visually-hidden">, {say('patrolCards', { count: exit.cards })}. </span>
      <span className={isFull ? 'ep-exit-words' : 'visually-hidden'}>{tip}</span>
    </li>
  );
}
