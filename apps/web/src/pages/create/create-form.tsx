import type { AnyGame } from '@stakeout/kernel';
import { type FormEvent, useRef, useState } from 'react';
import { createTexts } from '../../create/create.texts.ts';
import { changed, type Draft, isOnline, type SeatDraft } from '../../create/draft.ts';
import type { Fault } from '../../create/fault.ts';
import type { GameCreate } from '../../create/game-create.ts';
import { ListedRules } from '../../create/listed-options.tsx';
import { keptBox } from '../../create/own-box/kept-box.ts';
import { OwnBoxChoice } from '../../create/own-box/own-box-choice.tsx';
import { Choice } from '../../form/choice.tsx';
import { Faults } from '../../form/faults.tsx';
import type { GameFacts } from '../../games/facts.ts';
import { Button } from '../../parts/button.tsx';
import { go } from '../../routes/router.ts';
import { useOnline } from '../../shell/use-online.ts';
import { settings, useSettings } from '../../state/settings.ts';
import { useSay } from '../../text/say.ts';
import { check } from './check.ts';
import { numbersFrom, passAndPlay, rememberDraft, rememberedDraft } from './memory.ts';
import { OnlinePanel } from './online-panel.tsx';
import { openTable } from './open-table.ts';
import { SeatRows } from './seat-rows.tsx';

export function CreateForm({
  facts,
  game,
  create,
  isPassAndPlay,
  isWithOwnBox,
}: {
  readonly facts: GameFacts;
  readonly game: AnyGame;
  readonly create: GameCreate;
  readonly isPassAndPlay: boolean;
  /** Whether the reader comes from the form of their box, to play with it. */
  readonly isWithOwnBox: boolean;
}) {
  const say = useSay(createTexts);
  useSettings();
  const [draft, setDraft] = useState(() => firstDraft(facts, create, isPassAndPlay, isWithOwnBox));
  const [kept] = useState(() => keptBox(game.id));
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const hasNetwork = useOnline();
  const online = isOnline(draft);
  const counts = numbersFrom(facts.players.least, facts.players.most).map(String);

  const change = (part: Partial<Draft>) => {
    const next = changed(draft, part);
    setDraft(next);
    rememberDraft(game.id, next);
    // What was said to be wrong is judged anew, so that a fault goes away as soon as it is mended.
    if (faults.length > 0) setFaults(faultsIn(next, game, create));
  };
  const changeOptions = (part: unknown) => change({ options: { ...(draft.options as object), ...(part as object) } });
  const changeSeat = (seat: number, part: Partial<SeatDraft>) =>
    change({ seats: draft.seats.map((plan, index) => (index === seat ? { ...plan, ...part } : plan)) });

  const show = (found: readonly Fault[]) => {
    setBusy(false);
    setFaults(found);
    const [first] = found;
    if (first === undefined) return;
    const field = form.current?.elements.namedItem(first.field);
    if (field instanceof HTMLElement) field.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const checked = check(draft, game, create);
    if (!checked.ok) return show(checked.faults);
    setBusy(true);
    const opened = await openTable(draft, game, create, checked.config);
    if (opened.ok) go(opened.path);
    else show(opened.faults);
  };

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <div className="create-columns">
        <div>
          <section className="panel page-panel" aria-labelledby="create-seats">
            <h2 id="create-seats" className="panel-title">
              {say('seats')}
            </h2>
            <Choice
              legend={say('seatCount')}
              value={String(draft.count)}
              options={counts.map((value) => ({ value, label: value }))}
              onChoose={(count) => change({ count: Number(count) })}
            />
            <SeatRows draft={draft} faults={faults} game={game.id} onSeat={changeSeat} />
          </section>
          {online && <OnlinePanel draft={draft} faults={faults} game={game.id} onChange={change} />}
        </div>
        <div>
          {create.Rules !== undefined && (
            <create.Rules
              draft={draft}
              faults={faults}
              game={game.id}
              onChange={change}
              options={draft.options}
              onOptions={changeOptions}
            />
          )}
          {create.listed !== undefined && (
            <ListedRules
              listed={create.listed}
              options={draft.options as Readonly<Record<string, number>>}
              onOptions={changeOptions}
            />
          )}
          {create.box !== undefined && (
            <OwnBoxChoice
              game={game.id}
              kept={kept}
              isOn={draft.box !== null}
              faults={faults.filter(({ field }) => field === 'box')}
              onToggle={(isOn) => change({ box: isOn ? (kept?.text ?? null) : null })}
            />
          )}
        </div>
      </div>
      <div className="panel create-foot">
        <div className="create-summary">
          <p>{say(online ? (hasNetwork ? 'onlineSummary' : 'needsConnection') : 'localSummary')}</p>
          <div role="alert">
            {faults.length > 0 && <p className="field-fault">{say('faults', { count: faults.length })}</p>}
            <Faults id="create-faults" faults={faults.filter(({ field }) => field === 'form')} game={game.id} />
          </div>
        </div>
        <Button type="submit" look="primary" disabled={isBusy}>
          {say(isBusy ? 'busy' : online ? 'openTable' : 'play')}
        </Button>
      </div>
    </form>
  );
}

function firstDraft(facts: GameFacts, create: GameCreate, isPassAndPlay: boolean, isWithOwnBox: boolean): Draft {
  const remembered = rememberedDraft(facts, create, settings.get().language);
  const draft = isPassAndPlay ? passAndPlay(remembered) : remembered;
  return isWithOwnBox ? { ...draft, box: keptBox(facts.id)?.text ?? null } : draft;
}

function faultsIn(draft: Draft, game: AnyGame, create: GameCreate): readonly Fault[] {
  const checked = check(draft, game, create);
  return checked.ok ? [] : checked.faults;
}
