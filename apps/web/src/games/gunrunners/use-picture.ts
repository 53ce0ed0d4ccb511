import { type Action, type Card, ORDINARY, roleOf, type View, valueOfCard } from '@stakeout/gunrunners';
import { useSettings } from '../../state/settings.ts';
import type { Picture as AnyPicture, Moment } from '../../table/frame/parts.ts';
import { thingNamed, thingOf } from '../../table/phrase.ts';
import { useSay } from '../../text/say.ts';
import { placeOf } from './bust/told-bust.ts';
import { GUNRUNNERS_TEXTS } from './gunrunners.texts.ts';
import type { Playing } from './motion/use-playing.ts';
import type { GunrunnersSelection, Target } from './play/selection.ts';
import type { Naming } from './prompt/prompt-words.ts';
import { type Prompt, usePrompt } from './prompt/use-prompt.ts';
import type { TableContext } from './table-context.ts';

export interface Picture extends AnyPicture {
  readonly table: TableContext;
  readonly naming: Naming;
  readonly prompt: Prompt;
  readonly selection: GunrunnersSelection;
  readonly playing: Playing;
  readonly isActing: boolean;
}

/** What the pieces of the table show at this moment. */
export function usePicture(moment: Moment<Playing, Target, Action>): Picture {
  const { session, playing, selection, isActing, nameOf } = moment;
  const { language } = useSettings();
  const say = useSay(GUNRUNNERS_TEXTS);
  const { snapshot, scene, told, busts, stage } = playing;
  const terms = session.game.texts[language].terms;
  const table: TableContext = {
    session,
    snapshot,
    view: moment.view as View,
    seat: snapshot.viewer,
    language,
    say,
    nameOf,
    placeName: (location) => terms['location']?.(location) ?? '',
    thePlace: (location) => terms['theLocation']?.(location) ?? '',
    busting: scene === null || scene.isTold || scene.isAgain ? -1 : scene.location,
    scene,
    onBust: {
      skip: stage.skip,
      close: busts.close,
      tell: busts.again,
      again: () => {
        const last = scene === null ? null : placeOf(snapshot.moves, scene);
        if (last !== null) busts.again(last);
      },
    },
    legal: selection.standing.legal,
    parts: selection.parts,
    onTouch: selection.onTouch,
  };
  const naming: Naming = {
    card: (card: Card) =>
      roleOf(card) === ORDINARY
        ? thingNamed(say('agentValue', { value: valueOfCard(card) }))
        : thingOf(terms, 'role', roleOf(card)),
    place: (location) => thingOf(terms, 'location', location),
    role: (role) => thingOf(terms, 'role', role),
  };
  const prompt = usePrompt(table, selection, naming, told);
  // A bust is told by its moves, and stays to be read.
  return {
    table,
    naming,
    prompt,
    selection,
    playing,
    isActing,
    isToldEnough: table.busting >= 0,
    isLingering: scene !== null && !scene.isAgain,
  };
}
