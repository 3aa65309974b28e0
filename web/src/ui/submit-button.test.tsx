import { ChakraProvider } from '@chakra-ui/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { show, useReactTests } from '../testing.tsx';
import { createAppSystem } from '../theme/system.ts';
import { SubmitButton } from './submit-button.tsx';

useReactTests();

const page = (
  <ChakraProvider value={createAppSystem()}>
    <SubmitButton>Send</SubmitButton>
  </ChakraProvider>
);

it('sends nothing from HTML that was made beforehand until script answers', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(container.querySelector('button')?.disabled).toBe(true);
  const root = await act(async () => hydrateRoot(container, page));
  expect(container.querySelector('button')?.disabled).toBe(false);
  act(() => root.unmount());
  container.remove();
});

it('is ready at once where the page is drawn by script, unless it is told not to be', () => {
  expect(show(<SubmitButton>Send</SubmitButton>).querySelector('button')?.disabled).toBe(false);
  expect(show(<SubmitButton disabled>Send</SubmitButton>).querySelector('button')?.disabled).toBe(true);
});
