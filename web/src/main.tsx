import './theme/fonts.css';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { apiUrl } from './api.ts';
import { App, createApp } from './app.tsx';
import { removeWorkers } from './no-workers.ts';
import { followColorMode } from './theme/color-mode.ts';

const MocksPanel = __MOCKS__ ? lazy(() => import('./dev/mocks-panel.tsx')) : undefined;

async function start(): Promise<void> {
  if (__MOCKS__) {
    const { startMocks } = await import('@institute/mocks/browser');
    await startMocks({ apiUrl: apiUrl() });
  } else {
    void removeWorkers();
  }
  // Pages decide where they start; the browser would put an older position back.
  history.scrollRestoration = 'manual';
  followColorMode();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  // While developing, a console line tells of every answer that is not the contract's.
  const inspect = import.meta.env.DEV ? (await import('@institute/sdk/check')).checkAnswers('warn') : undefined;
  createRoot(root).render(
    <StrictMode>
      <App {...createApp(inspect)} />
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
  const mocks = ' Its mocks need service workers: open it at http://localhost or by https, in a window that is not private.';
  const text = `The page could not start. Please load it again.${__MOCKS__ ? mocks : ''}`;
  document.body.append(Object.assign(document.createElement('p'), { role: 'alert', textContent: text }));
  throw error;
});
