import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HydrationProvider, useMarkHydrated } from '../../lib/hydration.tsx';
import { createHydrationState } from '../../lib/hydration-state.ts';
import { show, useReactTests } from '../../lib/testing.tsx';
import { createAppSystem } from '../../theme/system.ts';
import { SubmitButton } from './submit-button.tsx';

useReactTests();

/** A page that is nothing but a form's end. */
function Page() {
  useMarkHydrated();
  return <SubmitButton>Send</SubmitButton>;
}

it('sends nothing from HTML that was made beforehand until script answers', async () => {
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

it('is ready at once where the page is drawn by script, unless it is told not to be', () => {
  expect(show(<SubmitButton>Send</SubmitButton>).querySelector('button')?.disabled).toBe(false);
  expect(show(<SubmitButton disabled>Send</SubmitButton>).querySelector('button')?.disabled).toBe(true);
});
