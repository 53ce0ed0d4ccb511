import { type Action, SELL, type View } from '@stakeout/stash';
import {
  type PiecesProps,
  type PlainPicture,
  PlainPromptBar,
  PlainTable,
  phraseOf,
  plainParts,
  TableFrame,
  type TableParts,
  type TableProps,
  usePlainPicture,
  useSay,
  useSettings,
} from '@stakeout/web/kit';
import { stash } from './game.ts';
import { stashTexts } from './stash.texts.ts';
import { Crooks, Street } from './street.tsx';
import { type Target, touching } from './touching.ts';
import './stash-table.css';

type Picture = PlainPicture<Target, Action>;
type Parts = TableParts<ReturnType<ReturnType<typeof plainParts>['usePlaying']>, Target, Action, Picture>;

const PARTS: Parts = {
  ...plainParts(stash),
  touching,
  usePicture(moment) {
    const { language } = useSettings();
    const say = useSay(stashTexts);
    const { night, nights } = moment.view as View;
    const { plan } = moment.selection.standing;
    return usePlainPicture(moment, {
      step: say('night', { night: Math.min(night, nights), nights }),
      ...asked(),
    });

    function asked() {
      const [action] = plan ?? [];
      if (action !== undefined && action.type !== 'sell') {
        const house = stash.texts[language].terms['house']?.(action.house) ?? '';
        const clauses = [action.type === 'carry' ? 'S2.2' : 'S2.4'];
        return { phrase: phraseOf(stashTexts, language, action.type, { house: { thing: house } }), clauses };
      }
      const isCarrying = moment.selection.parts.includes('loot');
      return { phrase: phraseOf(stashTexts, language, isCarrying ? 'askCarry' : 'ask'), clauses: ['S2.1'] };
    }
  },
  className: () => 'plain-table stash-table',
  Pieces,
};

function Pieces({ picture, top }: PiecesProps<Picture>) {
  const say = useSay(stashTexts);
  const { selection } = picture;
  const sell = { type: 'sell', label: say('sell'), isMain: false, press: () => selection.play([SELL]) };
  const prompt = <PlainPromptBar picture={picture} atOnce={[sell]} />;
  return (
    <PlainTable top={top} prompt={prompt}>
      <Crooks />
      <Street selection={selection} />
    </PlainTable>
  );
}

/** The table of Stash. */
export default function StashTable(props: TableProps) {
  return <TableFrame {...props} parts={PARTS} />;
}
