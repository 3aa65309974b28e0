import type { WriteOptions } from '@institute/sdk';
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { act, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { show, useReactTests } from '../../lib/testing.tsx';
import { EnquiryForm } from './enquiry-form.tsx';

useReactTests();

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

function setUp() {
  const mutationCache = new MutationCache();
  const write = vi.fn((_input: { message: string }) => Promise.resolve({ message: 'Sent' }));
  function Probe() {
    const [shown, setShown] = useState(true);
    const read = (text: (field: string) => string) => ({ message: text('message') });
    const send: WriteOptions<{ message: string }, { message: string }> = {
      mutationKey: ['contact', 'sendQuery'],
      mutationFn: write,
      retry: () => false,
      meta: { invalidates: [] },
    };
    return (
      <>
        {shown && (
          <EnquiryForm write={send} read={read} fallback="Sent." thanks="Thank you." action="Send">
            {() => <input name="message" defaultValue="my address" />}
          </EnquiryForm>
        )}
        <button type="button" id="leave" onClick={() => setShown(false)}>
          Leave
        </button>
      </>
    );
  }
  const container = show(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={new QueryClient({ mutationCache })}>
        <Probe />
      </QueryClientProvider>
    </RouterContextProvider>,
  );
  const press = (selector: string) => act(async () => container.querySelector<HTMLButtonElement>(selector)?.click());
  return { mutationCache, write, press };
}

it('nothing of what was sent is kept in memory once the page is left', async () => {
  const { mutationCache, write, press } = setUp();
  await press('[type=submit]');
  expect(write.mock.calls[0]?.[0]).toEqual({ message: 'my address' });
  await press('#leave');
  await vi.waitFor(() => expect(mutationCache.getAll()).toEqual([]));
});
