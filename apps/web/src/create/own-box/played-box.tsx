import type { AnyGame } from '@stakeout/kernel';
import { useSettings } from '../../state/settings.ts';
import { useLoaded } from '../../state/use-loaded.ts';
import { useSay } from '../../text/say.ts';
import type { BoxOf, BoxPart } from './box.ts';
import { differencesOf, differenceWords } from './differences.ts';
import { boxTexts } from './own-box.texts.ts';

function loadBox({ load }: BoxPart): Promise<BoxOf> {
  return load();
}

/** In what the box that is played differs from the usual one, value by value; nothing where it is the usual one. */
export function PlayedBox({
  part,
  game,
  config,
}: {
  readonly part: BoxPart;
  readonly game: AnyGame;
  readonly config: unknown;
}) {
  const say = useSay(boxTexts);
  const { language } = useSettings();
  const data = (config as Readonly<Record<string, unknown>>)[part.name] ?? null;
  const boxOf = useLoaded(data === null ? null : part, loadBox);
  if (boxOf == null) return null;
  const differences = differencesOf(boxOf(game), data);
  if (differences.length === 0) return null;
  return (
    <li className="played-box">
      <b>{say('ownPlayed', { count: differences.length })}</b>
      <ul>
        {differences.map((difference) => (
          <li key={differenceWords(difference, language)}>{differenceWords(difference, language)}</li>
        ))}
      </ul>
    </li>
  );
}
