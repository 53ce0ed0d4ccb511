import '../table/frame/top-bar.css';
import './review.css';
import { useMemo } from 'react';
import { PlayOnButton } from '../branch/play-on-button.tsx';
import type { GameFront, GameReview } from '../games/front.ts';
import { frontOf } from '../games/index.ts';
import type { AnyExport, Recording } from '../replay/recording.ts';
import { usePlace } from '../routes/router.ts';
import type { ReviewPlace } from '../session/review/kept-reviews.ts';
import { useTitle } from '../shell/use-title.ts';
import { useStore } from '../state/store.ts';
import { useLoaded } from '../state/use-loaded.ts';
import { useSay } from '../text/say.ts';
import { Books } from './books.tsx';
import { ChanceCurve } from './chance-curve.tsx';
import { Draws } from './draws.tsx';
import { Foot } from './foot.tsx';
import { Headline } from './headline.tsx';
import { momentsOf } from './model/moments.ts';
import { Moments } from './moments.tsx';
import { reviewTexts } from './review.texts.ts';
import { pathOf, type ReviewWish } from './review-place.ts';
import { ReviewTop } from './review-top.tsx';
import { useChosenMoment } from './use-chosen-moment.ts';
import { useReview } from './use-review.ts';
import { useReviewWords } from './use-review-words.ts';
import './review-sizes.css';

interface ReviewProps {
  readonly recording: Recording;
  readonly place: ReviewPlace;
  readonly wish: ReviewWish;
}

const loadParts = (front: GameFront) => front.loadReview();

/** A finished match judged for one of its seats, by what that seat knew. */
export function Review(props: ReviewProps) {
  const { recording } = props;
  const front = frontOf(recording.game.id);
  const parts = useLoaded(front, loadParts);
  useTitle(useSay(reviewTexts)('title'));
  if (front === null || parts === null || parts === undefined || recording.file === null) return null;
  return <Judged {...props} file={recording.file} front={front} parts={parts} />;
}

function Judged({
  recording,
  place,
  wish,
  file,
  front,
  parts,
}: ReviewProps & { readonly file: AnyExport; readonly front: GameFront; readonly parts: GameReview }) {
  const seat = Math.min(wish.seat ?? recording.own ?? 0, recording.seats.length - 1);
  const film = useMemo(() => recording.film(seat), [recording, seat]);
  const words = useReviewWords(recording, film, parts);
  const found = useReview(recording, file, place, seat, wish.playouts, front, parts);
  const address = usePlace();
  return (
    <div className="review">
      <ReviewTop
        recording={recording}
        place={place}
        seat={seat}
        words={words}
        address={address}
        front={front}
        parts={parts}
      />
      {found !== null && (
        <Found
          key={seat}
          {...{ recording, place, wish, file, front, parts, seat, film, words }}
          work={found.work}
          seed={found.seed}
          onAgain={found.again}
        />
      )}
    </div>
  );
}

function Found({
  recording,
  place,
  wish,
  file,
  parts,
  seat,
  film,
  words,
  work,
  seed,
  onAgain,
}: ReviewProps & {
  readonly file: AnyExport;
  readonly parts: GameReview;
  readonly seat: number;
  readonly film: ReturnType<Recording['film']>;
  readonly words: ReturnType<typeof useReviewWords>;
  readonly work: NonNullable<ReturnType<typeof useReview>>['work'];
  readonly seed: number;
  readonly onAgain: () => void;
}) {
  const judged = useStore(work.state);
  const { decisions, draws, review } = judged;
  const moments = useMemo(() => momentsOf(decisions, wish.moment), [decisions, wish.moment]);
  const chosen = useChosenMoment(moments, words, wish.moment);
  const shared = { recording, film, seat, parts, words };
  const match = { game: recording.game.id, seats: recording.seats, file, path: pathOf('replay', place) };
  const { moment } = chosen;
  return (
    <>
      <aside className="review-left">
        <Headline {...shared} judged={judged} onStop={work.stop} onGoOn={work.goOn} onAgain={onAgain} />
        <Books review={review} />
        <Draws draws={draws} review={review} words={words} />
      </aside>
      <div className="review-right">
        <ChanceCurve {...shared} judged={judged} moments={moments} chosen={chosen.moment} onChoose={chosen.choose} />
        <Moments
          {...shared}
          key={seat}
          moments={moments}
          chosen={chosen}
          isDone={review !== null}
          onTry={work.try}
          place={place}
          playOn={moment && <PlayOnButton match={match} moves={moment.decision.step} eyes={seat} isSmall={false} />}
        />
      </div>
      <Foot recording={recording} judged={judged} seed={seed} wish={wish} words={words} parts={parts} />
    </>
  );
}
