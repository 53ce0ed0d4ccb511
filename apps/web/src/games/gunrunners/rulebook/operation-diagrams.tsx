import { Diagram } from '../../../rulebook/diagrams/diagram.tsx';
import {
  BackCard,
  CrateStack,
  Die,
  EmptyPlace,
  FaceCard,
  IconAt,
  Label,
  Place,
  Way,
} from '../../../rulebook/diagrams/pieces.tsx';
import { useSay } from '../../../text/say.ts';
import { diagramTexts } from './diagrams.texts.ts';

const RED = 0;
const BLUE = 1;
const YELLOW = 2;
const GREEN = 3;

/** G7.2 */
export function Director() {
  const say = useSay(diagramTexts);
  return (
    <Diagram height={122} caption={say('director')}>
      <Place x={12} y={8} number={1} crates={5} width={72} />
      <FaceCard x={92} y={8} seat={RED} value={1} icon="tie" />
      <FaceCard x={131} y={8} seat={BLUE} value={4} accent="chosen" />
      <FaceCard x={170} y={8} seat={YELLOW} value={2} />
      <Place x={12} y={66} number={2} crates={3} width={72} />
      <FaceCard x={92} y={66} seat={GREEN} value={3} />
      <EmptyPlace x={131} y={66} />
      <Way d="M148 56V62" head={[148, 65, 90]} />
    </Diagram>
  );
}

/** G7.3 */
export function Informer() {
  const say = useSay(diagramTexts);
  return (
    <Diagram height={122} caption={say('informer')}>
      <Place x={12} y={8} number={1} crates={5} width={72} />
      <FaceCard x={92} y={8} seat={RED} value={2} icon="telepathy" />
      <BackCard x={131} y={8} seat={BLUE} accent="chosen" />
      <Way d="M170 24H192" head={[196, 24, 0]} />
      <g className="dg-seen">
        <FaceCard x={204} y={8} seat={BLUE} value={4} />
      </g>
      <Label x={244} y={36}>
        {say('onlyYou')}
      </Label>
      <Place x={12} y={66} number={3} crates={8} width={72} />
      <FaceCard x={92} y={66} seat={YELLOW} value={3} />
      <EmptyPlace x={131} y={66} icon="domino-mask" />
      <Way d="M148 56V62" head={[148, 65, 90]} />
    </Diagram>
  );
}

/** G7.4 */
export function Saboteur() {
  const say = useSay(diagramTexts);
  return (
    <Diagram height={112} caption={say('saboteur')}>
      <IconAt x={14} y={34} size={40} name="unlit-bomb" className="dg-strong" />
      <Way d="M62 54H88" head={[92, 54, 0]} />
      <FaceCard x={100} y={32} seat={GREEN} value={2} accent="chosen" />
      <Way d="M142 48C162 42 164 30 180 28" head={[184, 27, -8]} />
      <Way d="M142 62C162 68 164 80 180 84" head={[184, 85, 8]} />
      <Die x={192} y={12} value={5} />
      <Label x={230} y={24} strong>
        {say('orMore')}
      </Label>
      <Label x={230} y={40}>
        {say('discarded')}
      </Label>
      <Die x={192} y={70} value={1} />
      <Label x={230} y={90}>
        {say('stays')}
      </Label>
    </Diagram>
  );
}

/** G7.5 */
export function Spy() {
  const say = useSay(diagramTexts);
  return (
    <Diagram height={140} caption={say('spy')}>
      {[YELLOW, RED, BLUE, GREEN].map((seat, index) => (
        <BackCard key={seat} x={46 + index * 64} y={10} seat={seat} />
      ))}
      {[RED, BLUE, YELLOW, GREEN].map((seat, index) => (
        <BackCard key={seat} x={46 + index * 64} y={86} seat={seat} accent="chosen" />
      ))}
      <Way d="M63 58C63 74 190 66 191 78" head={[191, 84, 88]} />
      <Way d="M127 58C127 72 66 68 64 78" head={[63, 84, 94]} />
      <Way d="M191 58C191 72 130 68 128 78" head={[127, 84, 94]} />
      <Way d="M255 58V80" head={[255, 84, 90]} />
      <IconAt x={8} y={56} size={28} name="spy" className="dg-strong" />
    </Diagram>
  );
}

/** G7.6 */
export function Manager() {
  const say = useSay(diagramTexts);
  return (
    <Diagram height={66} caption={say('manager')}>
      <FaceCard x={16} y={10} seat={BLUE} value={3} icon="organigram" />
      <Way d="M60 33H88" head={[92, 33, 0]} />
      <BackCard x={104} y={10} seat={BLUE} />
      <BackCard x={146} y={10} seat={BLUE} />
      <IconAt x={192} y={22} size={22} name="domino-mask" className="dg-strong" />
      <Label x={220} y={38} strong>
        {say('twoAllowed')}
      </Label>
    </Diagram>
  );
}

/** G7.7 */
export function Runner() {
  const say = useSay(diagramTexts);
  return (
    <Diagram height={66} caption={say('runner')}>
      <Place x={12} y={10} number={3} crates={7} width={84} />
      <IconAt x={132} y={18} size={26} name="hand-truck" className="dg-strong" />
      <CrateStack x={164} y={42} count={2} />
      <Way d="M106 50H212" head={[216, 50, 0]} />
      <Place x={224} y={10} number={1} crates={5} width={84} />
    </Diagram>
  );
}
