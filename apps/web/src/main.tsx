import '@fontsource/big-shoulders-display/latin-800';
import '@fontsource/sofia-sans-condensed/latin-600';
import '@fontsource/sofia-sans-condensed/latin-700';
import '@fontsource/sofia-sans-condensed/latin-800';
import '@fontsource/source-sans-3/latin-400';
import '@fontsource/source-sans-3/latin-600';
import './styles/tokens.css';
import './styles/base.css';
import './shell/not-started.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { followSettings } from './app/theme.ts';
import { keepOnDevice } from './pwa/registration.ts';
import { canRun } from './shell/can-run.ts';
import { followConnection, followUpdates } from './shell/common-notices.ts';
import { bringIconsBack } from './shell/icons-again.ts';

followSettings();
const root = document.getElementById('root');
if (root !== null && canRun()) {
  bringIconsBack();
  createRoot(root).render(<App />);
  followConnection();
  followUpdates();
  keepOnDevice();
} else {
  // The page itself has a note for this, which is shown at once instead of after a while.
  document.documentElement.dataset['unsupported'] = '';
}
