import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { CacheProvider } from '@emotion/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider, RouterProvider } from '@tanstack/react-router';
import { type ReactNode, StrictMode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, vi } from 'vitest';
import { createStyleCache } from '#theme/style-cache.ts';
import { createAppSystem } from '#theme/system.ts';
import { UserIdContext } from './user-id.ts';

const system = createAppSystem();

const cleanups: (() => void)[] = [];

/** Renders for a guest, under StrictMode, as the app does, and returns the container. Throws the errors of components. */
export function render(element: ReactNode): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  const styles = createStyleCache();
  const errors: unknown[] = [];
  let isFirst = true;
  const root = createRoot(container, { onUncaughtError: (error) => (isFirst ? void errors.push(error) : reportError(error)) });
  cleanups.push(() => {
    root.unmount();
    container.remove();
    styles.sheet.flush();
  });
  flushSync(() =>
    root.render(
      <StrictMode>
        <CacheProvider value={styles}>
          <Providers>{element}</Providers>
        </CacheProvider>
      </StrictMode>,
    ),
  );
  isFirst = false;
  if (errors.length > 0) throw errors[0];
  return container;
}

const getGuestId = () => undefined;

/** The providers that components need, for a guest. */
export function Providers({ children }: { children: ReactNode }) {
  const [router] = useState(() => createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() }));
  return (
    <ChakraProvider value={system}>
      <RouterContextProvider router={router}>
        <UserIdContext value={getGuestId}>{children}</UserIdContext>
      </RouterContextProvider>
    </ChakraProvider>
  );
}

/** Renders a component as the page of every path. */
export async function renderRoute(component: () => ReactNode, path = '/') {
  const routeTree = createRootRoute({ component, notFoundComponent: () => null });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  return { page: render(<RouterProvider router={router} />), router };
}

/** Unmounts everything that a test has rendered. The set-up of the tests calls it after each test. */
export function unmountAll(): void {
  for (const cleanup of cleanups.splice(0)) cleanup();
}

/**
 * Changes something and lets React render it: at once, or after an async function and everything that follows from it. React's own `act` is
 * missing in production.
 */
export function act<Result>(change: () => Promise<Result>): Promise<Result>;
export function act(change: () => unknown): void;
export function act(change: () => unknown) {
  const result = flushSync(change);
  return result instanceof Promise ? result.then((value) => settle().then(() => value)) : undefined;
}

// The real timer, because a test may fake timers.
const { setTimeout: setRealTimeout } = window;

/** Resolves after all waiting tasks: React renders in messages, React Query notifies in timers, and a background task comes last. */
const nextTask = () => new Promise<void>((resolve) => setRealTimeout(() => scheduler.postTask(resolve, { priority: 'background' })));

/** Lets React, React Query and the router handle new data, in several turns, because each may give the others something to do. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await nextTask();
}

export const waitFor = (assertion: () => void) => expect.poll(() => void assertion()).toBeUndefined();

/** Types a text into a field in place of its old text. */
export const typeInto = (field: HTMLInputElement, text: string) =>
  act(async () => {
    // React reads the value through the property of the prototype.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

/** Simulates a browser without date inputs for everything that is rendered from now on. */
export function withoutDateInputs(): void {
  const setType = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'type')?.set;
  vi.spyOn(HTMLInputElement.prototype, 'type', 'set').mockImplementation(function (this: HTMLInputElement, type) {
    setType?.call(this, type === 'date' ? 'text' : type);
  });
}

let reloads = 0;

/** Evaluates a module once more, as a reload of the page does, but not the modules that it imports. */
export const importAgain = (path: string) => import(/* @vite-ignore */ `${path}?reload=${++reloads}`);
