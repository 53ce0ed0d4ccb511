import { Link } from '../routes/link.tsx';
import { PageFrame } from '../shell/page-frame.tsx';
import { useSay } from '../text/say.ts';
import type { Sentences } from '../text/sentences.ts';
import { MatchList } from './matches/match-list.tsx';
import { useMatches } from './matches/use-matches.ts';

const texts: Sentences<
  | 'title'
  | 'lead'
  | 'statistics'
  | 'none'
  | 'play'
  | 'offline'
  | 'finished'
  | 'file'
  | 'fileLead'
  | 'openFile'
  | 'reviewFile'
  | 'fair'
> = {
  en: {
    title: 'Replays',
    lead: 'Every finished match, on this device and online, to step through move by move.',
    statistics: 'Your statistics',
    none: 'No match is finished yet. The first one will be here.',
    play: 'Play a match',
    offline: 'Replays of online tables need a connection.',
    finished: 'Finished matches',
    file: 'A match file',
    fileLead: 'Somebody sent you one, or you exported your own? It is verified, move by move, and then shown.',
    openFile: 'Open and verify a file',
    reviewFile: 'Review a file',
    fair: 'How shuffles are kept fair',
  },
  pt: {
    title: 'Replays',
    lead: 'Todas as partidas terminadas, neste aparelho e online, para rever jogada a jogada.',
    statistics: 'Suas estatísticas',
    none: 'Nenhuma partida terminou ainda. A primeira aparecerá aqui.',
    play: 'Jogar uma partida',
    offline: 'Os replays de mesas online precisam de conexão.',
    finished: 'Partidas terminadas',
    file: 'Um arquivo de partida',
    fileLead:
      'Alguém mandou um para você, ou você exportou o seu? Ele é verificado, jogada a jogada, e depois mostrado.',
    openFile: 'Abrir e verificar um arquivo',
    reviewFile: 'Analisar um arquivo',
    fair: 'Como o embaralhamento é justo',
  },
};

export default function ReplaysPage() {
  const say = useSay(texts);
  const { finished, isLoading, lacksOnline } = useMatches();
  return (
    <PageFrame title={say('title')} section="replays">
      <div className="page-column">
        <h1 className="page-title">{say('title')}</h1>
        <p className="page-lead">{say('lead')}</p>
        {finished.length > 0 && (
          <div className="panel page-panel">
            <MatchList entries={finished} label={say('finished')} offersDeals />
            <p className="page-ways">
              <Link className="button plain" href="/statistics">
                {say('statistics')}
              </Link>
            </p>
          </div>
        )}
        {finished.length === 0 && !isLoading && (
          <div className="panel page-panel page-empty">
            <p>{say('none')}</p>
            <Link className="button primary" href="/">
              {say('play')}
            </Link>
          </div>
        )}
        {lacksOnline && <p className="match-none">{say('offline')}</p>}
        <section className="panel page-panel" aria-labelledby="replays-file">
          <h2 id="replays-file" className="panel-title">
            {say('file')}
          </h2>
          <p className="page-note">{say('fileLead')}</p>
          <p className="page-ways">
            <Link className="button plain" href="/replay/file">
              {say('openFile')}
            </Link>
            <Link className="button plain" href="/review/file">
              {say('reviewFile')}
            </Link>
            <Link className="button ghost" href="/fairness">
              {say('fair')}
            </Link>
          </p>
        </section>
      </div>
    </PageFrame>
  );
}
