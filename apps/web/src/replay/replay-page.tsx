// Routes: /^\/replay\/(?<kind>local|online|table)\/(?<id>[\w-]+)$/, /replay/file and /replay/link (kind undefined, id that word).
// `#move=17` is the step, `?seat=2` the eyes, `?watch=` the key of a link for spectators.
import type { PageProps } from '../routes/page.ts';
import { usePlace } from '../routes/router.ts';
import { FileReplay } from './file-replay.tsx';
import { StoredReplay } from './stored-replay.tsx';

export default function ReplayPage({ params, query }: PageProps) {
  const { kind, id = '' } = params;
  const { hash } = usePlace();
  const watch = query.get('watch') ?? undefined;
  if (kind !== undefined) return <StoredReplay kind={kind === 'local' ? 'local' : 'online'} id={id} watch={watch} />;
  if (id !== 'link') return <FileReplay />;
  // The move changes while it is watched, the match does not.
  const match = hash.replace(/&move=\d*$/, '');
  return <StoredReplay key={match} kind="link" id={match} watch={undefined} />;
}
