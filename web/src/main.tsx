import '#theme/colors.css';
import '#theme/fonts.css';
import '#theme/global.css';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { apiUrl } from '#app/api.ts';
import { mountApp } from '#app/entry-client.tsx';
import { registerWorkerWhenIdle, unregisterWorkers } from '#app/service-worker.ts';
import { addDefaultPolicy } from '#app/trusted-types.ts';
import * as texts from '#text/errors.ts';
import { subscribeToColorMode } from '#theme/color-mode.ts';

async function start(): Promise<void> {
  addDefaultPolicy();
  if (__MOCKS__) {
    const { startMocks } = await import('@institute/mocks/browser');
    await startMocks({ apiUrl: apiUrl() });
  } else {
    void unregisterWorkers();
    if (import.meta.env.PROD) registerWorkerWhenIdle();
  }
  subscribeToColorMode();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const panel = __MOCKS__ ? import('#app/mocks-panel.tsx') : undefined;
  await mountApp(root);
  if (panel) mountMocksPanel((await panel).default);
}

/** Renders into a separate root, so that the prerendered HTML does not depend on it. */
function mountMocksPanel(MocksPanel: ComponentType): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <StrictMode>
      <MocksPanel />
    </StrictMode>,
  );
}

start().catch((error: unknown) => {
  // The app has not started, so the page itself has to show the error.
  delete document.documentElement.dataset.session;
  const text = __MOCKS__ ? `${texts.pageNotStarted} ${texts.mocksNeedWorkers}` : texts.pageNotStarted;
  document.body.prepend(Object.assign(document.createElement('p'), { role: 'alert', textContent: text }));
  throw error;
});
