import { Button } from '../../parts/button.tsx';
import type { PiecesProps } from '../../table/frame/parts.ts';
import { TopBar } from '../../table/frame/top-bar.tsx';
import { TABLE_TEXTS } from '../../table/table.texts.ts';
import { PromptPlace } from '../../table/telling/prompt-place.tsx';
import { TipLayer } from '../../table/tip-layer.tsx';
import { useSay } from '../../text/say.ts';
import { Board } from './board/board.tsx';
import './gunrunners-table.css';
import { Hand } from './hand/hand.tsx';
import { TableLog } from './log/table-log.tsx';
import { CardTip } from './pieces/card-tip.tsx';
import { CrateDrawing } from './pieces/crates.tsx';
import { Plates } from './plates/plates.tsx';
import { TablePrompt } from './prompt/table-prompt.tsx';
import { BustTrack } from './rail/bust-track.tsx';
import { Delivery } from './rail/delivery.tsx';
import './top-bar.css';
import type { Picture } from './use-picture.ts';

/** Everything that lies on the table. */
export function Pieces({ picture, root, top }: PiecesProps<Picture>) {
  const { prompt, selection, naming } = picture;
  const say = useSay(TABLE_TEXTS);
  const logWay = (
    <Button look="ghost" small className="gr-log-way" onClick={top.onLog}>
      {say('log')}
    </Button>
  );
  return (
    <div className="gr-floor">
      <CrateDrawing />
      <TopBar {...top} ways={logWay}>
        <BustTrack />
      </TopBar>
      <PromptPlace className="gr-prompt">
        <TablePrompt prompt={prompt} selection={selection} naming={naming} />
      </PromptPlace>
      <div className="gr-board-area">
        <Board />
      </div>
      <Hand />
      <Plates />
      <aside className="gr-rail">
        <Delivery />
        <div className="panel gr-log">
          <TableLog />
        </div>
      </aside>
      <TipLayer root={root} picture={(anchor) => <CardTip anchor={anchor} />} />
    </div>
  );
}
