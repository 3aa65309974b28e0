import '../../src/theme/colors.css';
import '../../src/theme/fonts.css';
import '../../src/theme/global.css';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { type Locator, locators, page, userEvent } from 'vitest/browser';
import { unmountAll } from '../../src/lib/testing.tsx';
import { toasts } from '../../src/ui/toast/toast-store.ts';
import { consoleErrors } from './console-errors.ts';
import { leavePage } from './render-route.tsx';

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** For elements with neither a role nor a text. */
    css(selector: string): Locator;
  }
}

locators.extend({ css: (selector: string) => selector });

// The language that index.html sets.
document.documentElement.lang = 'en-IN';

// On a slow machine a toast would close before a test has looked at it.
toasts.subscribe(() => {
  for (const { id } of toasts.visible()) toasts.pause(id, 'hidden');
});

// The store of a session listens as long as its page is open, so stores of earlier tests would react to the events of a later test.
const lastingEvents = ['storage', 'pageshow', 'online'];
let listening = new AbortController();
const { addEventListener } = window;
window.addEventListener = (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) => {
  const all = typeof options === 'object' ? options : { capture: options };
  addEventListener(type, listener, lastingEvents.includes(type) ? { signal: listening.signal, ...all } : all);
};

const { href } = location;

beforeEach(() => {
  document.documentElement.className = 'light';
  listening = new AbortController();
  consoleErrors.length = 0;
  // The frame has no focus before a user's first action.
  window.focus();
});

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  unmountAll();
  await leavePage();
  // An open app would keep the listener of React Query, which the next line removes.
  await expect.poll(() => onlineManager.hasListeners(), { message: 'an app is still open' }).toBe(false);
  listening.abort();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  // A link within a page changes the address of the test page.
  if (location.href !== href) history.replaceState(history.state, '', href);
  // A dialog that a failed test leaves open would keep the focus from the next test.
  document.body.replaceChildren();
  vi.restoreAllMocks();
  await userEvent.cleanup();
  if (innerWidth !== 1280 || innerHeight !== 800) await page.viewport(1280, 800);
  expect(consoleErrors.splice(0), 'errors and warnings in the console').toEqual([]);
});
