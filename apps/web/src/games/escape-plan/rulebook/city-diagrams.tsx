import { Diagram } from '../../../rulebook/diagrams/diagram.tsx';
import { Label } from '../../../rulebook/diagrams/pieces.tsx';
import { useSay } from '../../../text/say.ts';
import { escapePlanTexts } from './diagrams.texts.ts';
import { COMMERCIAL, Cop, INDUSTRIAL, Points, pitch, RESIDENTIAL, Robber, Spot, Tile, WATER } from './pieces.tsx';

const RED = 0;

/** E11.3: what a tile is made of. */
export function CityTile() {
  const say = useSay(escapePlanTexts);
  const sides = [COMMERCIAL, COMMERCIAL, WATER, WATER, RESIDENTIAL, RESIDENTIAL];
  return (
    <Diagram height={172} caption={say('tile')}>
      <Tile x={160} y={86} radius={78} sides={sides}>
        <Spot x={26} y={-40} icon="shop" />
        <Spot x={-36} y={30} icon="church" />
      </Tile>
      <path className="dg-lead" d="M206 46H236M90 58H108M196 130H236M120 116H96" />
      <Label x={240} y={51} strong>
        {say('location')}
      </Label>
      <Label x={86} y={62} align="end">
        {say('residential')}
      </Label>
      <Label x={240} y={92}>
        {say('commercial')}
      </Label>
      <path className="dg-lead" d="M212 88H236" />
      <Label x={240} y={135}>
        {say('water')}
      </Label>
      <Label x={92} y={120} align="end" strong>
        {say('location')}
      </Label>
    </Diagram>
  );
}

/** E7.2: where a tile may lie. */
export function Laying() {
  const say = useSay(escapePlanTexts);
  const radius = 46;
  const wide = pitch(radius);
  const left = 160 - wide / 2;
  return (
    <Diagram height={176} caption={say('laying')}>
      <Tile
        x={left}
        y={122}
        radius={radius}
        sides={[INDUSTRIAL, COMMERCIAL, COMMERCIAL, COMMERCIAL, INDUSTRIAL, INDUSTRIAL]}
      />
      <Tile
        x={left + wide}
        y={122}
        radius={radius}
        seed={1}
        sides={[RESIDENTIAL, RESIDENTIAL, WATER, COMMERCIAL, COMMERCIAL, RESIDENTIAL]}
      />
      <Tile
        x={160}
        y={122 - radius * 1.5}
        radius={radius}
        seed={2}
        look="ghost"
        sides={[COMMERCIAL, RESIDENTIAL, RESIDENTIAL, WATER, WATER, COMMERCIAL]}
      />
      <path className="dg-match" d={`M160 ${122 - radius / 2}L${160 + wide / 2} ${122 - radius}`} />
      <path className="dg-lead" d={`M${166 + wide / 4} ${122 - radius * 0.75}H238`} />
      <Label x={242} y={126 - radius * 0.75} strong>
        {say('fits')}
      </Label>
    </Diagram>
  );
}

/** E11.2: what a step costs. */
export function Steps() {
  const say = useSay(escapePlanTexts);
  const radius = 76;
  const wide = pitch(radius);
  const first = 160 - wide / 2;
  return (
    <Diagram height={168} caption={say('steps')}>
      <Tile
        x={first}
        y={84}
        radius={radius}
        sides={[COMMERCIAL, COMMERCIAL, COMMERCIAL, RESIDENTIAL, RESIDENTIAL, RESIDENTIAL]}
      >
        <Spot x={-44} y={22} icon="weight-lifting-up" />
      </Tile>
      <Tile
        x={first + wide}
        y={84}
        radius={radius}
        seed={1}
        sides={[INDUSTRIAL, INDUSTRIAL, INDUSTRIAL, COMMERCIAL, COMMERCIAL, COMMERCIAL]}
      >
        <Spot x={-28} y={32} icon="poker-hand" />
      </Tile>
      <path className="dg-trail-case" d="M50 104 66 62 122 58 160 62 196 72 196 104" />
      <path className="dg-trail" d="M50 104 66 62 122 58 160 62 196 72 196 104" />
      <Points x={60} y={78}>
        1
      </Points>
      <Points x={97} y={60}>
        2
      </Points>
      <Points x={196} y={90}>
        3
      </Points>
      <text className="dg-on-map" x="160" y="48">
        {say('free')}
      </text>
      <Robber x={36} y={124} seat={RED} />
    </Diagram>
  );
}

/** E12.2: which tiles are left. */
export function TilesLeft() {
  const say = useSay(escapePlanTexts);
  const radius = 54;
  const wide = pitch(radius);
  const words = ['start', 'crossed', 'stop'] as const;
  return (
    <Diagram height={154} caption={say('left')}>
      {[RESIDENTIAL, INDUSTRIAL, COMMERCIAL].map((terrain, index) => (
        <Tile
          key={terrain}
          x={160 + (index - 1) * wide}
          y={76}
          radius={radius}
          seed={index}
          look={index === 2 ? 'plain' : 'left'}
          sides={[terrain, COMMERCIAL, COMMERCIAL, terrain, COMMERCIAL, terrain]}
        />
      ))}
      <path className="dg-trail-case" d={`M${160 - wide} 84 H${160 + wide}`} />
      <path className="dg-trail" d={`M${160 - wide} 84 H${160 + wide}`} />
      <Spot x={160 - wide} y={84} icon="shop" />
      <Spot x={160 + wide} y={84} icon="martini" />
      <Cop x={160 - wide} y={48} cop={1} isToAvoid />
      <Cop x={160} y={54} cop={0} isToAvoid />
      <Cop x={160 + wide} y={48} cop={2} />
      {words.map((word, index) => (
        <Label key={word} x={160 + (index - 1) * wide} y={148} align="middle" strong={index < 2}>
          {`${say(word)}: ${say(index < 2 ? 'counts' : 'countsNot')}`}
        </Label>
      ))}
    </Diagram>
  );
}
