import type { SdkError } from '@institute/sdk';
import { MutationCache, QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { act, render, waitFor } from '../../lib/testing.tsx';
import { ViewerIdContext } from '../../lib/track-viewer.ts';
import { toasts } from '../../ui/toast/toast-store.ts';
import { EnquiryForm } from './enquiry-form.tsx';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

function setUp() {
  const mutationCache = new MutationCache();
  const mutationFn = vi.fn((_input: { message: string }) => Promise.resolve({ message: 'Sent' }));
  function Probe() {
    const [isOpen, setIsOpen] = useState(true);
    const parse = (values: (field: string) => string) => ({ message: values('message') });
    const mutation = useMutation<{ message: string }, SdkError, { message: string }>({ mutationFn, gcTime: 0 });
    return (
      <>
        {isOpen && (
          <EnquiryForm mutation={mutation} parse={parse} defaultMessage="Sent." confirmation="Thank you." submitLabel="Send">
            {() => <input name="message" defaultValue="my address" />}
          </EnquiryForm>
        )}
        <button type="button" id="leave" onClick={() => setIsOpen(false)}>
          Leave
        </button>
      </>
    );
  }
  const container = render(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={new QueryClient({ mutationCache })}>
        <ViewerIdContext value={() => undefined}>
          <Probe />
        </ViewerIdContext>
      </QueryClientProvider>
    </RouterContextProvider>,
  );
  const click = (selector: string) => act(async () => container.querySelector<HTMLButtonElement>(selector)?.click());
  return { mutationCache, mutationFn, click };
}

it('removes the sent values from memory when it unmounts, and no toast before its time [R-247]', async () => {
  const { mutationCache, mutationFn, click } = setUp();
  toasts.error('Not read yet.');
  await click('[type=submit]');
  expect(mutationFn.mock.calls[0]?.[0]).toEqual({ message: 'my address' });
  expect(toasts.visible()).toMatchObject([{ text: 'Not read yet.' }, { type: 'success', text: 'Sent' }]);
  await click('#leave');
  await waitFor(() => expect(mutationCache.getAll()).toEqual([]));
});
