import '@fontsource/big-shoulders-display/latin-800';
import '@fontsource/sofia-sans-condensed/latin-600';
import '@fontsource/sofia-sans-condensed/latin-700';
import '@fontsource/sofia-sans-condensed/latin-800';
import '@fontsource/source-sans-3/latin-400';
import '@fontsource/source-sans-3/latin-600';
import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { followSettings } from './app/theme.ts';

followSettings();
const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
