import { Diagram } from '../../../rulebook/diagrams/diagram.tsx';
import { IconAt, Label, Way } from '../../../rulebook/diagrams/pieces.tsx';
import { useSay } from '../../../text/say.ts';
import { escapePlanTexts } from './diagrams.texts.ts';
import { Cube } from './pieces.tsx';

/** E13.2: the fourth wound. */
export function Handcuffs() {
  const say = useSay(escapePlanTexts);
  return (
    <Diagram height={142} caption={say('wounds')}>
      <Label x={16} y={20} strong>
        {say('green')}
      </Label>
      <rect className="dg-box good" x="14" y="28" width="74" height="34" rx="4" />
      <Label x={112} y={20} strong>
        {say('red')}
      </Label>
      <rect className="dg-box bad" x="110" y="28" width="74" height="34" rx="4" />
      {[0, 1, 2].map((cube) => (
        <Cube key={cube} x={120 + cube * 20} y={38.5} className={cube === 0 ? 'faint' : ''} />
      ))}
      <Cube x={44} y={38.5} className="faint" />
      <Way d="M116 45H70" head={[64, 45, 180]} />
      <Label x={16} y={84} strong>
        {say('spaces')}
      </Label>
      {[0, 1, 2, 3, 4].map((space) => (
        <g key={space} transform={`translate(${14 + space * 44} 92)`}>
          <rect className={space === 4 ? 'dg-cuffed' : 'dg-empty'} width="36" height="42" rx="3" />
          {space === 4 && <IconAt x={6} y={9} size={24} name="handcuffs" className="dg-cuff-icon" />}
        </g>
      ))}
      <IconAt x={250} y={94} size={34} name="scar-wound" className="dg-strong" />
      <Way d="M246 112H232" head={[228, 112, 180]} />
    </Diagram>
  );
}

/** The exit that stays open in the example. */
const OPEN = 2;

/** E6.3: which exit stays open. */
export function PatrolCards() {
  const say = useSay(escapePlanTexts);
  return (
    <Diagram height={106} caption={say('patrol')}>
      {[1, 2, 3].map((exit) => (
        <PatrolledExit key={exit} exit={exit} cards={exit === OPEN ? 1 : 2} />
      ))}
    </Diagram>
  );
}

function PatrolledExit({ exit, cards }: { readonly exit: number; readonly cards: number }) {
  const say = useSay(escapePlanTexts);
  const isBlocked = cards === 2;
  return (
    <g transform={`translate(${14 + (exit - 1) * 100} 8)`}>
      <rect className={`dg-place ${isBlocked ? 'hot' : ''}`} width="92" height="90" rx="4" />
      <Label x={46} y={18} align="middle" strong>
        {say('exit', { number: exit })}
      </Label>
      {[0, 1].map((card) => (
        <g key={card} transform={`translate(${13 + card * 36} 26)`}>
          <rect className={card < cards ? 'dg-face' : 'dg-empty'} width="30" height="40" rx="3" />
          {card < cards && <IconAt x={5} y={10} size={20} name="police-car" className="dg-figure" />}
        </g>
      ))}
      <text className={`dg-verdict ${isBlocked ? 'bad' : 'good'}`} x="46" y="82">
        {say(isBlocked ? 'blocked' : 'open')}
      </text>
    </g>
  );
}

/** The penalties and lines of the track, as printed (E19.3). */
const PENALTIES = [0, 5, 10, 15, 20, 30, 40, 55, 75, 100];
const LINES = [
  { after: 2, unlock: 1, hasDisc: false },
  { after: 5, unlock: 2, hasDisc: false },
  { after: 8, unlock: 1, hasDisc: true },
];

/** E19.3: the track and its lines. */
export function NotorietyLines() {
  const say = useSay(escapePlanTexts);
  return (
    <Diagram height={112} caption={say('notoriety')}>
      {PENALTIES.map((penalty, index) => (
        <g key={penalty} transform={`translate(${10 + index * 30} 50)`}>
          <rect className={`dg-space ${index >= 8 ? 'hot' : ''}`} width="30" height="46" />
          <text className="dg-space-number" x="15" y="20">
            {index + 1}
          </text>
          <text className="dg-space-penalty" x="15" y="38">
            {penalty === 0 ? 0 : `−${penalty}`}
          </text>
        </g>
      ))}
      {LINES.map(({ after, unlock, hasDisc }) => (
        <g key={after} transform={`translate(${10 + after * 30} 0)`}>
          <path className="dg-line" d="M0 40V100" />
          <Label x={0} y={18} align="middle" strong>
            {say('unlock', { count: unlock })}
          </Label>
          <Label x={0} y={34} align="middle">
            {say(hasDisc ? 'disc' : 'cops')}
          </Label>
        </g>
      ))}
    </Diagram>
  );
}
