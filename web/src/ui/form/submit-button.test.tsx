import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HydrationProvider, useMarkHydrated } from '../../lib/hydration.tsx';
import { createHydrationState } from '../../lib/hydration-state.ts';
import { render, setUpReactTests } from '../../lib/testing.tsx';
import { createAppSystem } from '../../theme/system.ts';
import { SubmitButton } from './submit-button.tsx';

setUpReactTests();

/** A page with nothing but a submit button. */
function Page() {
  useMarkHydrated();
  return <SubmitButton>Send</SubmitButton>;
}

it('is disabled in prerendered HTML until hydration', async () => {
  const hydration = createHydrationState(true);
  const page = (
    <ChakraProvider value={createAppSystem()}>
      <HydrationProvider state={hydration}>
        <Page />
      </HydrationProvider>
    </ChakraProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(container.querySelector('button')?.disabled).toBe(true);
  const root = await act(async () => hydrateRoot(container, page));
  expect(container.querySelector('button')?.disabled).toBe(false);
  expect(hydration.isPending()).toBe(false);
  act(() => root.unmount());
  container.remove();
});

it('is enabled at once on a client-rendered page, unless it has `disabled`', () => {
  expect(render(<SubmitButton>Send</SubmitButton>).querySelector('button')?.disabled).toBe(false);
  expect(render(<SubmitButton disabled>Send</SubmitButton>).querySelector('button')?.disabled).toBe(true);
});
