import type { SdkError } from '@institute/sdk';
import { MutationCache, QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { formValues } from '#lib/form-values.ts';
import { act, render, waitFor } from '#lib/testing.tsx';
import { ViewerIdContext } from '#lib/track-viewer.ts';
import { toasts } from '#ui/toast/toast-store.ts';
import { EnquiryForm, parseContactForm, parseFranchiseForm } from './enquiry-form.tsx';

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

function toValues(fields: Record<string, string>) {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries(fields)) {
    const field = form.appendChild(document.createElement('textarea'));
    field.name = name;
    field.defaultValue = value;
  }
  return formValues(form);
}

it('sends every field of a query as typed, and no other field [R-138, R-139]', () => {
  const query = { name: ' Asha ', email: 'not an address', phone: '+91 98', message: 'Line 1\nLine 2 ' };
  expect(parseContactForm(toValues({ ...query, other: 'x' }))).toEqual(query);
});

it('sends every field of a franchise application under its name in the API [R-148]', () => {
  const application = {
    fullName: 'Asha',
    email: 'asha@example.com',
    phone: '98',
    address: 'Station Road',
    CenterLocation: 'Gaya',
    workExperience: '3 years',
    aboutInstitute: '',
  };
  expect(parseFranchiseForm(toValues(application))).toEqual(application);
});

it('sends empty strings for missing fields [R-139]', () => {
  expect(parseContactForm(toValues({}))).toEqual({ name: '', email: '', phone: '', message: '' });
});
