import { Choice } from '../form/choice.tsx';
import type { InWords } from '../games/facts.ts';
import { useSettings } from '../state/settings.ts';
import { among } from './among.ts';
import type { GameCreate, Listed, RulesProps } from './game-create.ts';
import { RulesPanel } from './rules-panel.tsx';

type Chosen = Readonly<Record<string, number>>;

/** How tables are made of a game that has no other options than such. */
export function listedOptions(listed: Listed): GameCreate {
  const options = Object.entries(listed);
  const usual = Object.fromEntries(options.map(([name, option]) => [name, option.usual]));
  const create: GameCreate<Chosen> = {
    listed,
    usual: () => usual,
    mended: (stored) =>
      Object.fromEntries(options.map(([name, option]) => [name, among(stored[name], option.values, option.usual)])),
    config: (chosen) => ({ ...chosen }),
    told: (config) => options.map(([name, { label }]) => lineFor(label, (config as Chosen)[name])),
    placeOf: ({ field }) => (field !== null && field in listed ? { field, where: null } : null),
  };
  return create as GameCreate;
}

function lineFor({ en, pt }: InWords, value: number | undefined): InWords {
  return { en: `${en}: ${value}`, pt: `${pt}: ${value}` };
}

/** All of them in one panel. */
export function ListedRules({
  listed,
  options,
  onOptions,
}: Pick<RulesProps<Chosen>, 'options' | 'onOptions'> & { readonly listed: Listed }) {
  const { language } = useSettings();
  return (
    <RulesPanel>
      {Object.entries(listed).map(([name, { label, values }]) => (
        <Choice
          key={name}
          legend={label[language]}
          value={String(options[name])}
          options={values.map((value) => ({ value: String(value), label: String(value) }))}
          onChoose={(value) => onOptions({ [name]: Number(value) })}
        />
      ))}
    </RulesPanel>
  );
}
