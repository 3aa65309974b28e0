import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createHydrationState, type HydrationState } from '../lib/hydration-state.ts';
import { createStyleCache } from '../theme/style-cache.ts';
import { createAppSystem } from '../theme/system.ts';
import { App, createApp } from './app.tsx';
import { hydrateQueries, prerenderedRoute, prerenderedStyles, removePrerenderedPage } from './prerendered-page.ts';

/** Milliseconds after which responses of the API no longer wait for hydration. */
const hydrationTimeoutMs = 10_000;

/** Hydrates the prerendered HTML. Renders from scratch if there is none or it belongs to another page. */
export async function mountApp(root: HTMLElement): Promise<void> {
  const route = prerenderedRoute(root);
  const hydration = createHydrationState(route !== undefined);
  void hydration.done.then(announceHydrated);
  const app = await createAppInTasks(hydration);
  const canHydrate = route !== undefined && (await loadPrerendered(app, route));
  const page = (
    <StrictMode>
      <App {...app} />
    </StrictMode>
  );
  if (canHydrate) {
    // From here on React replays clicks.
    dispatchEvent(new Event('hydrating'));
    // In a transition React hydrates in slices, so the page can be scrolled and typed into meanwhile.
    startTransition(() => void hydrateRoot(root, page));
    setTimeout(hydration.finish, hydrationTimeoutMs);
  } else {
    hydration.finish();
    removePrerenderedPage(root);
    startTransition(() => createRoot(root).render(page));
  }
}

async function createAppInTasks(hydration: HydrationState) {
  // In development, warns about each response that does not match the contract.
  const inspect = import.meta.env.DEV ? (await import('@institute/sdk/check')).checkResponses('warn') : undefined;
  await nextTask();
  const system = createAppSystem();
  await nextTask();
  return createApp({ inspect, hydration, system, styles: createStyleCache(prerenderedStyles()) });
}

/** Restores the state in which the route was prerendered. Returns false if the URL matches another route. */
async function loadPrerendered({ router, context }: ReturnType<typeof createApp>, route: string): Promise<boolean> {
  if (router.matchRoutes(router.latestLocation).at(-1)?.routeId !== route) return false;
  hydrateQueries(context.queryClient);
  // Makes the router render as after server-side rendering.
  router.ssr = { manifest: undefined };
  await nextTask();
  await router.load();
  await nextTask();
  if (router.state.matches.every(({ status }) => status === 'success')) return true;
  router.ssr = undefined;
  return false;
}

/** Splits the start into tasks, so that the browser can handle input in between. One task would block a slow phone for 250 ms. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Notifies the inline scripts and styles of index.html. */
function announceHydrated(): void {
  const { dataset } = document.documentElement;
  delete dataset.session;
  dataset.hydrated = '';
  dispatchEvent(new Event('hydrated'));
}
