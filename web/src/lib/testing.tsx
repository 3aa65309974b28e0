import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import { createAppSystem } from '../theme/system.ts';

const shown: (() => void)[] = [];
const system = createAppSystem();

/** Lets React know that a test flushes its work with `act`, and takes down what a test has shown. */
export function useReactTests(): void {
  beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
  afterEach(() => {
    for (const remove of shown.splice(0)) remove();
    vi.unstubAllGlobals();
  });
}

/** Draws under StrictMode, as the app does. */
export function show(element: ReactNode): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  act(() =>
    root.render(
      <StrictMode>
        <ChakraProvider value={system}>{element}</ChakraProvider>
      </StrictMode>,
    ),
  );
  shown.push(() => {
    act(() => root.unmount());
    container.remove();
  });
  return container;
}
