import { apply, seenBy, unpack, type Viewer } from '@stakeout/kernel';
import type { Check, Moment } from '../moment.ts';
import { mutated } from '../mutations.ts';
import { firstDifference, saysTheSame } from '../plain-data.ts';

/** Folding the events a viewer is shown gives the view: nobody needs more, and nobody's table goes astray. */
export const checkFold: Check = ({ game, before, after, emissions, viewer }) => {
  let view = game.view(before, viewer);
  for (const emission of emissions) view = game.fold(view, seenBy(emission, viewer));
  const expected = game.view(after, viewer);
  return saysTheSame(view, expected)
    ? null
    : `folded events and view differ for ${viewer} at ${firstDifference(expected, view)}`;
};

/** A view that was written down and read back serves as well as the first, once it is unpacked with the configuration. */
export const checkUnpack: Check = ({ game, config, before, viewer, action, dice }) => {
  const view = game.view(before, viewer);
  const unpacked = unpack(game, JSON.parse(JSON.stringify(view)) as typeof view, config);
  if (!saysTheSame(unpacked, view))
    return `unpacking changes the view of ${viewer} at ${firstDifference(view, unpacked)}`;
  if (!saysTheSame(game.tell(unpacked), game.tell(view))) return 'an unpacked view is told differently';
  if (!saysTheSame(game.name(action, unpacked), game.name(action, view)))
    return 'an action has another name at an unpacked view';
  if (viewer === null) return null;
  const options = game.legal(game.determinize(unpacked, viewer, dice), viewer);
  return saysTheSame(options, game.legal(before, viewer)) ? null : 'an unpacked view gives other options';
};

/**
 * Non-interference. Another state that looks the same to a seat must give that seat the same view, options, refusals and
 * events, byte for byte. `determinize` supplies the other state: it is made from the view alone.
 */
export const checkNonInterference: Check = (moment) => {
  const { game, before, viewer, dice, legal, seen } = moment;
  if (viewer === null) return null;
  const view = game.view(before, viewer);
  const twin = game.determinize(view, viewer, dice);
  const twinView = game.view(twin, viewer);
  if (JSON.stringify(twinView) !== JSON.stringify(view)) {
    return `what seat ${viewer} cannot know shows in its view at ${firstDifference(view, twinView)}`;
  }
  if (!saysTheSame(twin, game.determinize(view, viewer, dice))) seen.add('determinizations differ');
  const own = game.legal(before, viewer);
  const twinOwn = game.legal(twin, viewer);
  if (JSON.stringify(own) !== JSON.stringify(twinOwn)) return `what seat ${viewer} cannot know shows in its options`;
  if (JSON.stringify(game.toAct(before)) !== JSON.stringify(game.toAct(twin)))
    return 'hidden things decide who is to act';
  for (let count = 0; count < 3; count++) {
    const candidate = mutated(legal[dice.pick(legal.length)], dice);
    const refusals = JSON.stringify(game.explain(before, viewer, candidate));
    if (refusals !== JSON.stringify(game.explain(twin, viewer, candidate))) {
      return `what seat ${viewer} cannot know shows in a refusal`;
    }
  }
  return checkEvents(moment, twin, viewer);
};

/**
 * The same action in a state that looks the same must show the same events, up to the first one that brings something
 * to light for the viewer. That one must be marked as news, and what it brings must show in the view at that moment: an
 * event tells nobody more than the table does.
 */
function checkEvents<Config, State, Action, Event, View>(
  moment: Moment<Config, State, Action, Event, View>,
  twin: State,
  viewer: Viewer,
): string | null {
  const { game, seat, action, after, chance, seen } = moment;
  const legal = game.legal(twin, seat);
  const text = JSON.stringify(action);
  const same = legal.find((candidate) => JSON.stringify(candidate) === text);
  const complaintAt = (candidate: Action) => complaintAbout(moment, twin, candidate, viewer);
  if (same !== undefined) {
    seen.add('events compared');
    return complaintAt(same);
  }
  // It names something hidden, such as a card in another hand, that is elsewhere in the twin: then something else must show the
  // same there, if anything can end the same way.
  const alike = legal.find((candidate) => {
    const { state } = apply(game, twin, seat, candidate, chance);
    return saysTheSame(game.view(state, viewer), game.view(after, viewer));
  });
  if (alike === undefined) return null;
  seen.add('events compared');
  const complaint = complaintAt(alike);
  return complaint === null || legal.some((candidate) => complaintAt(candidate) === null) ? null : complaint;
}

/** What the viewer is shown of the action and not of the other one in the twin; `null` where it is the same. */
function complaintAbout<Config, State, Action, Event, View>(
  { game, before, seat, emissions, chance }: Moment<Config, State, Action, Event, View>,
  twin: State,
  candidate: Action,
  viewer: Viewer,
): string | null {
  const other = apply(game, twin, seat, candidate, chance).emissions;
  let view = game.view(before, viewer);
  for (const [index, emission] of emissions.entries()) {
    const twinEmission = other[index];
    const event = seenBy(emission, viewer);
    const twinEvent = twinEmission === undefined ? null : seenBy(twinEmission, viewer);
    const next = game.fold(view, event);
    if (!saysTheSame(event, twinEvent)) {
      const isNewsToViewer = emission.news && (emission.only === null || emission.only === viewer);
      const shows = twinEvent !== null && !saysTheSame(next, game.fold(view, twinEvent));
      return isNewsToViewer && shows ? null : leak(viewer, event, twinEvent);
    }
    view = next;
  }
  return other.length === emissions.length ? null : leak(viewer, emissions, other);
}

function leak(viewer: Viewer, event: unknown, twinEvent: unknown): string {
  return `what ${viewer} cannot know shows in an event: ${JSON.stringify(event)} against ${JSON.stringify(twinEvent)}`;
}

/** Whoever may take an action back must not have shown anybody anything by it. */
export const checkUndoKeepsSecrets: Check = ({
  game,
  before,
  seat,
  action,
  after,
  emissions,
  chance,
  viewer,
  dice,
}) => {
  const isNews = emissions.some((emission) => emission.news);
  if (viewer === null || isNews) return null;
  const twin = game.determinize(game.view(before, viewer), viewer, dice);
  if (game.explain(twin, seat, action).length > 0) return null;
  const other = apply(game, twin, seat, action, chance);
  // A draw of chance is its own barrier to undo; here only what lay hidden on the table counts.
  const differs = !saysTheSame(game.view(other.state, viewer), game.view(after, viewer));
  return differs ? `seat ${viewer} learned something, but no event is marked as news` : null;
};
