// Routes: /^\/replay\/(?<kind>local|online|table)\/(?<id>[\w-]+)$/ and /replay/file (kind undefined, id 'file').
// `#move=17` is the step, `?seat=2` the eyes, `?watch=` the key of a link for spectators.
import type { PageProps } from '../routes/page.ts';
import { FileReplay } from './file-replay.tsx';
import { StoredReplay } from './stored-replay.tsx';

export default function ReplayPage({ params, query }: PageProps) {
  const { kind, id = '' } = params;
  if (kind === undefined) return <FileReplay />;
  return <StoredReplay kind={kind === 'local' ? 'local' : 'online'} id={id} watch={query.get('watch') ?? undefined} />;
}
