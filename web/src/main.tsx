import './theme/fonts.css';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { apiUrl } from './api.ts';
import { App, createApp } from './app.tsx';
import { followColorMode } from './theme/color-mode.ts';

const MocksPanel = __MOCKS__ ? lazy(() => import('./dev/mocks-panel.tsx')) : undefined;

async function start(): Promise<void> {
  if (__MOCKS__) {
    const { startMocks } = await import('@institute/mocks/browser');
    await startMocks({ apiUrl: apiUrl() });
  }
  // Pages decide where they start; the browser would put an older position back.
  history.scrollRestoration = 'manual';
  followColorMode();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <App {...createApp()} />
      {MocksPanel && (
        <Suspense>
          <MocksPanel />
        </Suspense>
      )}
    </StrictMode>,
  );
}

start().catch((error: unknown) => {
  // Nothing of the app is there to say it (F-34).
  document.body.append('The page could not start. Please load it again.');
  throw error;
});
