import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createHydrationState, HydrationContext } from '#lib/hydration.tsx';
import { system } from '#theme/system.ts';
import { SubmitButton } from './form-parts.tsx';

/** The start tag of the prerendered button. */
function prerender(disabled: boolean) {
  const html = renderToString(
    <ChakraProvider value={system}>
      <HydrationContext value={createHydrationState(true)}>
        <SubmitButton disabled={disabled}>Send</SubmitButton>
      </HydrationContext>
    </ChakraProvider>,
  );
  return html.match(/<button[^>]*>/)?.[0];
}

it('is enabled in prerendered HTML, so that Enter reaches it before hydration, unless it has `disabled`', () => {
  expect(prerender(false)).toContain('type="submit"');
  expect(prerender(false)).not.toContain('disabled=""');
  expect(prerender(true)).toContain('disabled=""');
});
