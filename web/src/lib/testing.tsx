import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import { system } from '../theme/system.ts';

const cleanups: (() => void)[] = [];

/** Enables `act` in the tests of a file and unmounts after each test what it has rendered. */
export function setUpReactTests(): void {
  beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
  afterEach(() => {
    for (const cleanup of cleanups.splice(0)) cleanup();
    vi.unstubAllGlobals();
  });
}

/** Renders under StrictMode, as the app does, and returns the container. */
export function render(element: ReactNode): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  act(() =>
    root.render(
      <StrictMode>
        <ChakraProvider value={system}>{element}</ChakraProvider>
      </StrictMode>,
    ),
  );
  cleanups.push(() => {
    act(() => root.unmount());
    container.remove();
  });
  return container;
}
