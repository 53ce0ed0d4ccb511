import type { Player, Policy } from '@stakeout/bots';
import type { World } from '@stakeout/bots/gunrunners/training';
import {
  type Card,
  DEFAULT_DECK,
  type Event,
  FACE_DOWN,
  FACE_DOWN_KNOWN_TO_ALL,
  type Face,
  faceOf,
  gunrunnersRules,
  ownerOf,
} from '@stakeout/gunrunners';
import { EmissionList, FastChance, type Seat, seenBy } from '@stakeout/kernel';

/** The faces that a hidden card could have had, and the one it had. */
interface Choice {
  readonly from: readonly Face[];
  readonly face: Face;
}

/** What lay hidden on the table, by the kind of place. */
export interface Choices {
  readonly probation: Choice[];
  readonly undercover: Choice[];
}

const SEATS = 4;
/** One decision in so many is looked at: hidden cards lie where they are for a while. */
const LOOKED_AT = 8;
const FACES = DEFAULT_DECK.filter((face, index) => DEFAULT_DECK.indexOf(face) === index);
const ROUNDS = 100;
/** How fast a fit goes, and how much it would rather have everything even. */
const STEP = 0.7;
const EVEN = 0.5;

/** Plays games of four alike and looks at what they put where. */
export function watchGames(policy: Policy, games: number, seed: number): Choices {
  const chance = new FastChance(seed);
  const config = gunrunnersRules.configure({}, SEATS);
  if (!config.ok) throw new Error(JSON.stringify(config.refusals));
  const choices: Choices = { probation: [], undercover: [] };
  for (let game = 0; game < games; game++) {
    const state = gunrunnersRules.setup(config.value, SEATS, chance);
    const players = Array.from({ length: SEATS }, (_, seat) => policy.sit(seat, chance));
    for (let [seat] = gunrunnersRules.toAct(state); seat !== undefined; [seat] = gunrunnersRules.toAct(state)) {
      if (chance.pick(LOOKED_AT) === 0) for (let owner = 0; owner < SEATS; owner++) lookAt(state, owner, choices);
      playOne(state, seat, players, chance);
    }
  }
  return choices;
}

function playOne(state: World, seat: Seat, players: readonly Player[], chance: FastChance): void {
  const options = gunrunnersRules.legal(state, seat);
  const player = players[seat] as Player;
  const index = options.length === 1 ? 0 : player.choose(() => gunrunnersRules.view(state, seat), options);
  const heard = new EmissionList<Event>();
  gunrunnersRules.applyInPlace(state, seat, options[index] as (typeof options)[number], chance, heard);
  for (const [other, listener] of players.entries())
    listener.watch?.(heard.emissions.map((emission) => seenBy(emission, other)));
}

/** The hidden cards of an owner, in the order in which beliefs deal them: each could have been any that was left. */
function lookAt(state: World, owner: Seat, { probation, undercover }: Choices): void {
  const isHidden = (card: Card) => card >= FACE_DOWN && card < FACE_DOWN_KNOWN_TO_ALL && ownerOf(card) === owner;
  const onProbation = state.probation.filter(isHidden).map(faceOf);
  const inField = state.fields.flat().filter(isHidden).map(faceOf);
  const rest = [...(state.hands[owner] as Card[]), ...(state.piles[owner] as Card[])].map(faceOf);
  const faces = [...onProbation, ...inField, ...rest];
  for (const [at, face] of onProbation.entries()) probation.push({ from: faces.slice(at), face });
  for (const [at, face] of inField.entries()) undercover.push({ from: faces.slice(onProbation.length + at), face });
}

/**
 * How much more likely than by lot each face was chosen: the weights under which these choices are likeliest, each choice being
 * among what was left. Their geometric mean is 1.
 */
export function habitOf(choices: readonly Choice[]): Map<Face, number> {
  const worths = new Map(FACES.map((face) => [face, 0]));
  const worthOf = (face: Face) => worths.get(face) ?? 0;
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = new Map(FACES.map((face) => [face, { up: -EVEN * worthOf(face), bend: EVEN }]));
    for (const { from, face } of choices) {
      const total = from.reduce((sum, one) => sum + Math.exp(worthOf(one)), 0);
      for (const one of new Set(from)) {
        const slope = slopes.get(one);
        if (slope === undefined) continue;
        const share = (from.filter((other) => other === one).length * Math.exp(worthOf(one))) / total;
        slope.up += (one === face ? 1 : 0) - share;
        slope.bend += share * (1 - share);
      }
    }
    for (const [face, { up, bend }] of slopes) worths.set(face, worthOf(face) + (STEP * up) / bend);
  }
  const mean = [...worths.values()].reduce((sum, worth) => sum + worth, 0) / FACES.length;
  return new Map([...worths].map(([face, worth]) => [face, Math.exp(worth - mean)]));
}
