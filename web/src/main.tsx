import './theme/fonts.css';
import { type ComponentType, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { apiUrl } from './api.ts';
import { App, createApp } from './app.tsx';
import { dropMadePage, madeRoute, madeStyles, takeReads } from './made-page.ts';
import { removeWorkers } from './no-workers.ts';
import { createTakeOver } from './take-over.ts';
import { followColorMode } from './theme/color-mode.ts';
import { createStyleCache } from './theme/style-cache.ts';
import { createAppSystem } from './theme/system.ts';

async function start(): Promise<void> {
  if (__MOCKS__) {
    const { startMocks } = await import('@institute/mocks/browser');
    await startMocks({ apiUrl: apiUrl() });
  } else {
    void removeWorkers();
  }
  followColorMode();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const panel = __MOCKS__ ? import('./dev/mocks-panel.tsx') : undefined;
  await show(root);
  if (panel) showMocksPanel((await panel).default);
}

/** Takes over the HTML that the build has made of this page; where there is none, or that of another page, draws it. */
async function show(root: HTMLElement): Promise<void> {
  const made = madeRoute(root);
  const takeOver = createTakeOver(made !== undefined);
  void takeOver.done.then(tellThatItLives);
  // While developing, a console line tells of every answer that is not the contract's.
  const inspect = import.meta.env.DEV ? (await import('@institute/sdk/check')).checkAnswers('warn') : undefined;
  await nextTask();
  const system = createAppSystem();
  await nextTask();
  const app = createApp({ inspect, takeOver, system, styles: createStyleCache(madeStyles()) });
  const { router, tools } = app;
  const page = (
    <StrictMode>
      <App {...app} />
    </StrictMode>
  );
  if (made !== undefined && made === router.matchRoutes(router.latestLocation).at(-1)?.routeId) {
    takeReads(tools.queryClient);
    // The router then draws what a server's would have drawn.
    router.ssr = { manifest: undefined };
    await nextTask();
    await router.load();
    await nextTask();
    if (router.state.matches.every(({ status }) => status === 'success')) {
      // From now on React keeps what is pressed.
      dispatchEvent(new Event('taking-over'));
      // A little at a time: the page can be scrolled and typed into meanwhile.
      startTransition(() => void hydrateRoot(root, page));
      // Whatever becomes of it, the API's answers wait no longer.
      setTimeout(takeOver.finish, 10_000);
      return;
    }
    router.ssr = undefined;
  }
  takeOver.finish();
  dropMadePage(root);
  startTransition(() => createRoot(root).render(page));
}

/** Between two parts of the work the browser may answer to a person: together they would hold a slow phone for a quarter of a second. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** For the scripts and styles that stand in the page itself. */
function tellThatItLives(): void {
  const { dataset } = document.documentElement;
  delete dataset.session;
  dataset.live = '';
  dispatchEvent(new Event('live'));
}

/** Beside the app, whose HTML knows nothing of it. */
function showMocksPanel(MocksPanel: ComponentType): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <StrictMode>
      <MocksPanel />
    </StrictMode>,
  );
}

start().catch((error: unknown) => {
  // Nothing of the app is there to say it (F-34).
  delete document.documentElement.dataset.session;
  const mocks = ' Its mocks need service workers: open it at http://localhost or by https, in a window that is not private.';
  const text = `The page could not start. Please load it again.${__MOCKS__ ? mocks : ''}`;
  document.body.prepend(Object.assign(document.createElement('p'), { role: 'alert', textContent: text }));
  throw error;
});
