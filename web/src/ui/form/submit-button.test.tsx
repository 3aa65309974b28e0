import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HydrationProvider } from '../../lib/hydration.tsx';
import { createHydrationState } from '../../lib/hydration-state.ts';
import { createAppSystem } from '../../theme/system.ts';
import { SubmitButton } from './submit-button.tsx';

const prerender = (disabled: boolean) =>
  renderToString(
    <ChakraProvider value={createAppSystem()}>
      <HydrationProvider state={createHydrationState(true)}>
        <SubmitButton disabled={disabled}>Send</SubmitButton>
      </HydrationProvider>
    </ChakraProvider>,
  );

it('is enabled in prerendered HTML, so that Enter reaches it before hydration, unless it has `disabled`', () => {
  expect(prerender(false)).toContain('type="submit"');
  expect(prerender(false)).not.toContain('disabled');
  expect(prerender(true)).toContain('disabled=""');
});
