import { Diagram } from '../../../rulebook/diagrams/diagram.tsx';
import {
  BackCard,
  CrateStack,
  ExposureMeter,
  FaceCard,
  Figure,
  Label,
  Owner,
  Place,
  Way,
} from '../../../rulebook/diagrams/pieces.tsx';
import { useSay } from '../../../text/say.ts';
import { diagramTexts } from './diagrams.texts.ts';

const RED = 0;
const BLUE = 1;
const YELLOW = 2;
const GREEN = 3;

/** G8.1: what makes a bust. */
export function Exposure() {
  const say = useSay(diagramTexts);
  return (
    <Diagram height={98} caption={say('exposure')}>
      <Place x={10} y={28} number={1} crates={9} width={80} isHot />
      <ExposureMeter x={98} y={10} count={4} />
      <text className="dg-stamp" x="150" y="20">
        {say('bust')}
      </text>
      <FaceCard x={98} y={28} seat={BLUE} value={3} />
      <FaceCard x={136} y={28} seat={RED} value={4} />
      <BackCard x={174} y={28} seat={GREEN} />
      <FaceCard x={212} y={28} seat={YELLOW} value={3} />
      <FaceCard x={250} y={28} seat={RED} value={1} />
      <Label x={191} y={90} align="middle">
        {say('notCounted')}
      </Label>
    </Diagram>
  );
}

/** G8.3 to G8.5, with the numbers of the example in G8.9. */
export function Sharing() {
  const say = useSay(diagramTexts);
  const shares = [
    { seat: RED, sum: 5, crates: 6, isNearer: false },
    { seat: BLUE, sum: 4, crates: 3, isNearer: true },
    { seat: YELLOW, sum: 4, crates: 2, isNearer: false },
  ];
  return (
    <Diagram height={190} caption={say('sharing')}>
      <Place x={10} y={10} number={2} crates={12} width={86} isHot />
      <FaceCard x={104} y={10} seat={BLUE} value={3} accent="chosen" />
      <FaceCard x={142} y={10} seat={RED} value={4} />
      <FaceCard x={180} y={10} seat={YELLOW} value={4} />
      <FaceCard x={218} y={10} seat={RED} value={1} />
      <FaceCard x={256} y={10} seat={BLUE} value={1} />
      {shares.map(({ seat, sum, crates, isNearer }, index) => (
        <g key={seat} transform={`translate(0 ${72 + index * 30})`}>
          <Owner x={14} y={3} seat={seat} size={14} />
          <Label x={38} y={15} strong>
            {say('sum', { sum })}
          </Label>
          {isNearer && (
            <Label x={100} y={15}>
              {say('nearer')}
            </Label>
          )}
          <Figure x={212} y={19} align="end">
            {crates}
          </Figure>
          <CrateStack x={224} y={20} count={Math.min(crates, 2)} />
          {crates > 2 && <CrateStack x={236} y={20} count={Math.min(crates - 2, 2)} />}
          {crates > 4 && <CrateStack x={248} y={20} count={crates - 4} />}
          <path className="dg-rule" d="M10 27H310" />
        </g>
      ))}
      <Label x={38} y={175}>
        {say('staysThere')}
      </Label>
      <Figure x={212} y={177} align="end">
        1
      </Figure>
      <CrateStack x={224} y={177} count={1} />
    </Diagram>
  );
}

/** G8.7: what comes after a bust. */
export function SpecialDelivery() {
  const say = useSay(diagramTexts);
  const rows = [
    { number: 1, crates: 5, plus: 1, isHot: false },
    { number: 2, crates: 1, plus: 2, isHot: true },
    { number: 3, crates: 7, plus: 1, isHot: false },
  ];
  return (
    <Diagram height={170} caption={say('special')}>
      {rows.map(({ number, crates, plus, isHot }, index) => (
        <g key={number}>
          <Place x={206} y={8 + index * 54} number={number} crates={crates} isHot={isHot} width={84} />
          <Way d={`M70 84C110 84 110 ${31 + index * 54} 146 ${31 + index * 54}`} head={[150, 31 + index * 54, 0]} />
          <Figure x={180} y={40 + index * 54}>
            {`+${plus}`}
          </Figure>
        </g>
      ))}
      <CrateStack x={14} y={106} count={20} />
      <Label x={36} y={126} align="middle" strong>
        {say('supply')}
      </Label>
    </Diagram>
  );
}
