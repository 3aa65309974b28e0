import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createTakeOver, type TakeOver } from '../lib/hydration-gate.ts';
import { createStyleCache } from '../theme/style-cache.ts';
import { createAppSystem } from '../theme/system.ts';
import { App, createApp } from './app.tsx';
import { dropMadePage, madeRoute, madeStyles, takeReads } from './prerendered-page.ts';

/** Takes over the HTML that the build has made of this page; where there is none, or that of another page, draws it. */
export async function showApp(root: HTMLElement): Promise<void> {
  const made = madeRoute(root);
  const takeOver = createTakeOver(made !== undefined);
  void takeOver.done.then(tellThatItLives);
  const app = await createInSteps(takeOver);
  const isMade = made !== undefined && (await loadMade(app, made));
  const page = (
    <StrictMode>
      <App {...app} />
    </StrictMode>
  );
  if (isMade) {
    // From now on React keeps what is pressed.
    dispatchEvent(new Event('taking-over'));
    // A little at a time: the page can be scrolled and typed into meanwhile.
    startTransition(() => void hydrateRoot(root, page));
    // Whatever becomes of it, the API's answers wait no longer.
    setTimeout(takeOver.finish, 10_000);
  } else {
    takeOver.finish();
    dropMadePage(root);
    startTransition(() => createRoot(root).render(page));
  }
}

async function createInSteps(takeOver: TakeOver) {
  // While developing, a console line tells of every answer that is not the contract's.
  const inspect = import.meta.env.DEV ? (await import('@institute/sdk/check')).checkAnswers('warn') : undefined;
  await nextTask();
  const system = createAppSystem();
  await nextTask();
  return createApp({ inspect, takeOver, system, styles: createStyleCache(madeStyles()) });
}

/** Brings the app to where the build was when it made the page of a route; false where that cannot be. */
async function loadMade({ router, tools }: ReturnType<typeof createApp>, route: string): Promise<boolean> {
  if (router.matchRoutes(router.latestLocation).at(-1)?.routeId !== route) return false;
  takeReads(tools.queryClient);
  // The router then draws what a server's would have drawn.
  router.ssr = { manifest: undefined };
  await nextTask();
  await router.load();
  await nextTask();
  if (router.state.matches.every(({ status }) => status === 'success')) return true;
  router.ssr = undefined;
  return false;
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
