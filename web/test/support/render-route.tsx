import { createMocks, type MocksOptions } from '@institute/mocks';
import { checkResponses } from '@institute/sdk/check';
import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router';
import { getResponse } from 'msw';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { App, createApp } from '../../src/app/app.tsx';
import { removePersonalData } from '../../src/lib/storage.ts';
import { forgetStoredResponses } from '../../src/lib/stored-responses.ts';
import { settle } from '../../src/lib/testing.tsx';
import { subscribeToColorMode } from '../../src/theme/color-mode.ts';
import { createAppSystem } from '../../src/theme/system.ts';
import { isFocusAway } from '../../src/ui/dialog/open-dialogs.ts';
import { toasts } from '../../src/ui/toast/toast-store.ts';
import { Network } from './network.ts';

/** Each visit has its own API URL, so that a late call does not reach the next visit. */
const visitUrl = `${location.origin}/visit-`;
const system = createAppSystem();
let visits = 0;

const accounts = { student: 'u-student', otherStudent: 's-002', operator: 'u-franchise' };

interface Options {
  /** The account of the session; by default a guest. */
  as?: keyof typeof accounts;
  scenario?: MocksOptions['scenario'];
  /** A network whose rules apply from the first call. */
  network?: Network;
  /** Called before the app starts, to set data of the mocks and the storage of an earlier visit. */
  before?: (mocks: ReturnType<typeof createMocks>) => void;
  waits?: boolean;
  /** The navigation state with which an earlier page has opened this one. */
  state?: object;
}

interface OpenPage {
  queryClient: QueryClient;
  close(): Promise<void>;
}

let openPage: OpenPage | undefined;
let api: { url: string; fetch: (request: Request) => Promise<Response> } | undefined;

/** Changes with every page, so that pending work knows whether its page is still open. */
let current = Symbol('page');

/** A closed page gets no response. */
const never = new Promise<never>(() => {});

/** Settles with the promise while the page stays open, and never afterwards. */
function untilClosed<Value>(promise: Promise<Value>): Promise<Value> {
  const page = current;
  return promise.finally(() => (page === current ? undefined : never));
}

const { locks } = navigator;
const { request } = LockManager.prototype;

LockManager.prototype.request = function (this: LockManager, ...parameters: unknown[]): Promise<never> {
  const page = current;
  const callback = parameters.at(-1);
  const run = (lock: unknown) => (page === current && typeof callback === 'function' ? callback(lock) : undefined);
  return untilClosed(Reflect.apply(request, this, [...parameters.slice(0, -1), run]));
};

/** Does the same as a browser when a page is closed or reloaded: calls get no response, and locks are free. */
async function closePage(): Promise<void> {
  current = Symbol('page');
  for (;;) {
    const { held = [], pending = [] } = await locks.query();
    if (held.length + pending.length === 0) return;
    await Promise.all(held.map(({ name }) => Reflect.apply(request, locks, [name, { steal: true }, () => {}])));
  }
}

const { fetch: originalFetch } = window;
window.fetch = (input, init) => {
  const request = new Request(input, init);
  if (!request.url.startsWith(visitUrl)) return originalFetch(input, init);
  if (!api || !request.url.startsWith(`${api.url}/`)) return never;
  // A late response would show its toast on the next page.
  return untilClosed(api.fetch(request));
};

/**
 * Opens a page of the real app, with mocks, storage and session of its own, and waits for its heading and its data. Each visit in a test
 * starts anew, except with `goto` and `reload`.
 */
export async function renderRoute(path: string, { as, scenario, network = new Network(), before, waits = true, state }: Options = {}) {
  await leavePage();
  // A countdown would go on while a slow machine looks at the page. A test of the countdown fakes the timers.
  if (!vi.isFakeTimers()) vi.stubGlobal('setInterval', () => 0);
  // A link under the pointer would be preloaded, and slides under the pointer would stop.
  await commands.movePointerAway();
  visits += 1;
  const apiUrl = `${visitUrl}${visits}/v1`;
  const mocks = createMocks({ baseUrl: apiUrl, origin: location.origin, scenario });
  if (as) localStorage.setItem('institute.session', JSON.stringify(await mocks.signIn(accounts[as])));
  before?.(mocks);
  api = {
    url: apiUrl,
    fetch: (request) =>
      network.fetch(request, async (sent) => (await getResponse(mocks.handlers, sent)) ?? new Response(null, { status: 404 })),
  };
  const history = createMemoryHistory({ initialEntries: [path] });
  if (state) history.replace(path, state);
  let router = await mount(apiUrl, history, waits);
  /** The app starts again, with the same storage and the history of the tab. */
  const reload = async () => {
    await unmount();
    router = await mount(apiUrl, history, waits);
  };
  const goto = async (href: string) => {
    await unmount();
    history.push(href, undefined, { ignoreBlocker: true });
    router = await mount(apiUrl, history, waits);
  };
  return {
    mocks,
    network,
    url: () => router.state.location.href,
    /** The state of the history entry. */
    state: () => history.location.state,
    goto,
    reload,
    back: () => history.back(),
    forward: () => history.forward(),
  };
}

async function mount(apiUrl: string, history: RouterHistory, waits: boolean) {
  const app = createApp({ apiUrl, history, inspect: checkResponses('warn'), system });
  applyColorMode();
  const container = document.createElement('div');
  container.id = 'root';
  document.body.append(container);
  const root = createRoot(container);
  const unsubscribe = subscribeToColorMode();
  const { queryClient } = app.context;
  openPage = {
    queryClient,
    close: async () => {
      unsubscribe();
      root.unmount();
      container.remove();
      await queryClient.cancelQueries();
      queryClient.clear();
      app.styles.sheet.flush();
    },
  };
  root.render(
    <StrictMode>
      <App {...app} />
    </StrictMode>,
  );
  if (waits) await waitForData();
  return app.router;
}

/** The script in index.html does the same. */
function applyColorMode(): void {
  let mode: string | null = null;
  try {
    mode = localStorage.getItem('institute.color-mode');
  } catch {
    // The test blocks the storage.
  }
  mode ??= matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  for (const other of ['light', 'dark']) document.documentElement.classList.toggle(other, other === mode);
}

export async function waitForData(): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
  await expect.poll(() => document.querySelectorAll('main [aria-busy=true]').length).toBe(0);
}

/** Waits until the page has handled every response. After that a test can check at once what the page shows, or that it shows nothing. */
export async function waitForResponses(): Promise<void> {
  await expect.poll(() => [openPage?.queryClient.isFetching(), openPage?.queryClient.isMutating()]).toEqual([0, 0]);
  await settle();
}

async function unmount(): Promise<void> {
  await closePage();
  await openPage?.close();
  openPage = undefined;
  toasts.clear();
  forgetStoredResponses();
  // A dialog that has just closed would block the animations of the next page's lists.
  await expect.poll(isFocusAway).toBe(false);
  for (const { style } of [document.body, document.documentElement]) style.cssText = '';
  scrollTo(0, 0);
}

/** Closes the page and clears the storage. */
export async function leavePage(): Promise<void> {
  await unmount();
  api = undefined;
  // Clears the memory, too, which has the records while a test blocks the storage.
  removePersonalData();
  localStorage.clear();
  sessionStorage.clear();
}
