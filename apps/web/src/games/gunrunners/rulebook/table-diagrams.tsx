import { Diagram } from '../../../rulebook/diagrams/diagram.tsx';
import {
  BackCard,
  CrateStack,
  Die,
  EmptyPlace,
  FaceCard,
  Figure,
  IconAt,
  Label,
  Place,
  Step,
  Way,
} from '../../../rulebook/diagrams/pieces.tsx';
import { useSay } from '../../../text/say.ts';
import { diagramTexts } from './diagrams.texts.ts';

const RED = 0;
const BLUE = 1;
const YELLOW = 2;
const GREEN = 3;

/** G1: what lies where. */
export function Anatomy() {
  const say = useSay(diagramTexts);
  return (
    <Diagram height={98} caption={say('anatomy')}>
      <Label x={33} y={16} align="middle" strong>
        {say('probation')}
      </Label>
      <Label x={105} y={16} align="middle" strong>
        {say('location')}
      </Label>
      <Label x={232} y={16} align="middle" strong>
        {say('field')}
      </Label>
      <BackCard x={16} y={24} seat={YELLOW} />
      <Place x={67} y={24} number={2} crates={7} />
      <FaceCard x={155} y={24} seat={BLUE} value={3} />
      <FaceCard x={194} y={24} seat={RED} value={2} icon="spy" />
      <BackCard x={233} y={24} seat={GREEN} />
      <FaceCard x={272} y={24} seat={RED} value={4} />
      <Label x={172} y={88} align="middle">
        {say('nearest')}
      </Label>
      <Way d="M204 84H250" head={[254, 84, 0]} />
      <Label x={289} y={88} align="middle">
        {say('farEnd')}
      </Label>
    </Diagram>
  );
}

/** G3: the table before the first turn. */
export function SetUp() {
  const say = useSay(diagramTexts);
  const agents = [GREEN, YELLOW, RED, BLUE];
  return (
    <Diagram height={232} caption={say('setUp')}>
      {agents.map((seat, row) => (
        <g key={seat}>
          <BackCard x={12} y={8 + row * 55} seat={seat} />
          <Place x={54} y={8 + row * 55} number={row + 1} crates={4} width={80} />
        </g>
      ))}
      <Label x={160} y={22} strong>
        {say('hand')}
      </Label>
      <Figure x={304} y={25} align="end">
        5
      </Figure>
      <FaceCard x={160} y={32} seat={RED} value={1} />
      <FaceCard x={187} y={32} seat={RED} value={2} icon="telepathy" />
      <FaceCard x={214} y={32} seat={RED} value={3} />
      <FaceCard x={241} y={32} seat={RED} value={3} icon="hand-truck" />
      <FaceCard x={268} y={32} seat={RED} value={4} />
      <Label x={160} y={112} strong>
        {say('pile')}
      </Label>
      <Figure x={234} y={115} align="end">
        8
      </Figure>
      <BackCard x={166} y={122} seat={RED} />
      <BackCard x={163} y={125} seat={RED} />
      <BackCard x={160} y={128} seat={RED} />
      <Label x={252} y={112} strong>
        {say('supply')}
      </Label>
      <CrateStack x={253} y={174} count={25} />
      <IconAt x={160} y={192} size={26} name="warehouse" className="dg-dim" />
      <Label x={192} y={210} strong>
        {say('warehouse')}
      </Label>
      <Figure x={304} y={212} align="end">
        0
      </Figure>
    </Diagram>
  );
}

/** G5: where the crates of a delivery go. */
export function Delivery() {
  const say = useSay(diagramTexts);
  return (
    <Diagram height={158} caption={say('delivery')}>
      <Die x={14} y={20} value={3} />
      <Way d="M52 35H80" head={[84, 35, 0]} />
      <Place x={92} y={12} number={3} crates={4} width={80} />
      <Figure x={196} y={44}>
        +1
      </Figure>
      <Figure x={232} y={44}>
        +2
      </Figure>
      <Way d="M285 84C285 50 270 36 252 36" head={[250, 36, 184]} />
      <Label x={196} y={62} align="middle">
        {say('supply')}
      </Label>
      <Die x={14} y={98} value={6} />
      <Way d="M52 113H226" head={[230, 113, 0]} />
      <Label x={140} y={105} align="middle">
        {say('toWarehouse')}
      </Label>
      <rect className="dg-place" x="238" y="88" width="72" height="46" rx="4" />
      <IconAt x={243} y={94} size={20} name="warehouse" className="dg-dim" />
      <CrateStack x={268} y={130} count={2} />
      <text className="dg-count" x="303" y="127">
        2
      </text>
      <Label x={274} y={149} align="middle">
        {say('warehouse')}
      </Label>
    </Diagram>
  );
}

/** G6.1: flip and place. */
export function OptionA() {
  const say = useSay(diagramTexts);
  return (
    <Diagram height={154} caption={say('optionA')}>
      <BackCard x={16} y={30} seat={YELLOW} accent="chosen" />
      <Place x={62} y={30} number={2} crates={5} width={72} />
      <FaceCard x={142} y={30} seat={BLUE} value={3} />
      <FaceCard x={181} y={30} seat={RED} value={2} />
      <FaceCard x={220} y={30} seat={YELLOW} value={4} />
      <Way d="M33 26C60 4 200 4 233 23" head={[237, 27, 40]} />
      <Step x={134} y={10} number={1} />
      <Label x={142} y={97}>
        {say('flip')}
      </Label>
      <Step x={128} y={92} number={1} />
      <BackCard x={62} y={100} seat={RED} accent="chosen" />
      <Way d="M58 124C40 124 33 110 33 86" head={[33, 82, 270]} />
      <Step x={40} y={106} number={2} />
      <Step x={128} y={122} number={2} />
      <Label x={142} y={127}>
        {say('fill')}
      </Label>
    </Diagram>
  );
}

/** G6.4: a card of the own hand, face down, at the far end. */
export function OptionB() {
  const say = useSay(diagramTexts);
  return (
    <Diagram height={128} caption={say('optionB')}>
      <BackCard x={16} y={12} seat={GREEN} />
      <Place x={62} y={12} number={4} crates={6} width={72} />
      <FaceCard x={142} y={12} seat={BLUE} value={1} />
      <FaceCard x={181} y={12} seat={GREEN} value={3} />
      <EmptyPlace x={220} y={12} icon="domino-mask" />
      <BackCard x={142} y={76} seat={RED} accent="chosen" />
      <Way d="M180 100C224 102 237 88 237 66" head={[237, 62, 270]} />
      <Label x={134} y={104} align="end" strong>
        {say('fill')}
      </Label>
    </Diagram>
  );
}
