import { hydrate } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createHydrationState, type HydrationState, keepScrollPosition } from '#lib/hydration.tsx';
import { handleOfflineNavigation } from '#lib/offline-navigation.ts';
import { createStyleCache } from '#theme/style-cache.ts';
import { createAppSystem } from '#theme/system.ts';
import { App, createApp } from './app.tsx';
import type { AppState } from './entry-server.tsx';

/** Milliseconds after which responses of the API no longer wait for hydration. */
const hydrationTimeoutMs = 10_000;

/** Hydrates the prerendered HTML. Renders from scratch if there is no such HTML or it belongs to another page. */
export async function mountApp(root: HTMLElement): Promise<void> {
  handleOfflineNavigation();
  const state = readAppState();
  // React cannot hydrate a page that the browser has translated: it wraps texts in `font` elements.
  const isPrerendered = state !== undefined && !root.querySelector('font');
  const hydration = createHydrationState(isPrerendered);
  const app = await createAppInTasks(hydration);
  const canHydrate = isPrerendered && (await restoreState(app, state));
  const page = (
    <StrictMode>
      <App {...app} />
    </StrictMode>
  );
  if (canHydrate) {
    keepScrollPosition(app.router);
    // In a transition React hydrates in slices, so the page can be scrolled and typed into meanwhile.
    startTransition(() => void hydrateRoot(root, page));
    setTimeout(hydration.finish, hydrationTimeoutMs);
  } else {
    hydration.finish();
    removePrerenderedPage(root);
    startTransition(() => createRoot(root).render(page));
  }
  // This comes last, so that the inline script finds no element of a page that was not hydrated.
  void hydration.done.then(announceHydrated);
}

function readAppState(): AppState | undefined {
  const text = document.getElementById('app-state')?.textContent;
  return text ? JSON.parse(text) : undefined;
}

async function createAppInTasks(hydration: HydrationState) {
  // In development, warns about each response that does not match the contract.
  const inspect = import.meta.env.DEV ? (await import('@institute/sdk/check')).checkResponses('warn') : undefined;
  await nextTask();
  const css = Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent).join('');
  const system = createAppSystem();
  await nextTask();
  return createApp({ inspect, hydration, styles: createStyleCache(css), system });
}

/** Restores the state in which the page was prerendered. Returns false if the URL matches another route. */
async function restoreState({ router, context }: ReturnType<typeof createApp>, state: AppState): Promise<boolean> {
  if (router.matchRoutes(router.latestLocation).at(-1)?.routeId !== state.route) return false;
  hydrate(context.queryClient, state.queryClient);
  // Makes the router render as after server-side rendering. The router documents no other way: see web/docs/decisions.md.
  router.ssr = { manifest: undefined };
  await nextTask();
  await router.load();
  await nextTask();
  if (router.state.matches.every(({ status }) => status === 'success')) return true;
  router.ssr = undefined;
  return false;
}

function removePrerenderedPage(root: HTMLElement): void {
  root.replaceChildren();
  for (const element of document.head.querySelectorAll('[data-prerendered]')) element.remove();
}

/** Splits the start into tasks, so that the browser can handle input in between. A single task would block a slow phone for 250 ms. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Notifies the inline scripts and styles of index.html. */
function announceHydrated(): void {
  const { dataset } = document.documentElement;
  delete dataset.session;
  dataset.hydrated = '';
  dispatchEvent(new Event('hydrated'));
}
