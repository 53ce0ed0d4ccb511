import type { ComponentProps } from 'react';
import { HintPanel } from '../../../table/lazy-sheets.ts';
import { useSay } from '../../../text/say.ts';
import { BOARD_TEXTS } from '../board/board.texts.ts';
import { KeepOpen } from '../board/secret.tsx';
import { usePeek } from '../board/use-peek.ts';

/** Hints argue with the own plan and cash, so on a shared device they wait until these are uncovered. */
export function OwnHints(props: Omit<ComponentProps<typeof HintPanel>, 'cover'>) {
  const say = useSay(BOARD_TEXTS);
  const peek = usePeek();
  const cover = (
    <>
      <p>{say('hintsCovered')}</p>
      <KeepOpen peek={peek} />
    </>
  );
  return <HintPanel {...props} cover={peek.isCovered ? cover : null} />;
}
