// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { createTestApi, errorResponse, validBody } from '../../test/fake-server.ts';
import { operations } from '../generated/operations.ts';
import * as react from './index.ts';

function renderWithApi(node: ReactNode, ...replies: Parameters<typeof createTestApi>) {
  const { api, requests } = createTestApi(...replies);
  const element = document.createElement('div');
  const root = createRoot(element);
  root.render(
    <QueryClientProvider client={react.createQueryClient()}>
      <react.ApiProvider api={api}>{node}</react.ApiProvider>
    </QueryClientProvider>,
  );
  return { element, requests };
}

function expectText(element: Element, text: string) {
  return vi.waitFor(() => expect(element.textContent).toBe(text));
}

it('every operation has a hook [R-443]', () => {
  for (const id of Object.keys(operations)) expect(react).toHaveProperty(`use${id.charAt(0).toUpperCase()}${id.slice(1)}`);
});

it('a query hook goes from pending to data [R-261]', async () => {
  const pendingStates: boolean[] = [];
  function Batches() {
    const { data, isPending } = react.useListBatches();
    pendingStates.push(isPending);
    return <p>{isPending ? 'pending' : data?.batches.map((batch) => batch.title).join()}</p>;
  }
  const { element } = renderWithApi(<Batches />, Response.json({ ...validBody, batches: [{ _id: 'b', title: 'शाम' }] }));
  await expectText(element, 'शाम');
  expect(pendingStates[0]).toBe(true);
});

it('a query hook returns the typed error', async () => {
  function Course() {
    const { error } = react.useGetCourse({ id: 'c' });
    return <p>{error?.message ?? 'none'}</p>;
  }
  const { element } = renderWithApi(<Course />, errorResponse(404, 'No such course'));
  await expectText(element, 'No such course');
});

it('a mutation hook invalidates the queries of the contract', async () => {
  function Batches() {
    const { data } = react.useListBatches();
    const create = react.useCreateBatch();
    return (
      <button type="button" onClick={() => create.mutate({ title: 'b', time: '', studentLimit: 1 })}>
        {data?.batches.length ?? 'none'}
      </button>
    );
  }
  const batches: object[] = [];
  const { element } = renderWithApi(<Batches />, (request) => {
    if (request.method === 'POST') batches.push({ _id: 'b', title: 'b' });
    return Response.json({ ...validBody, batches });
  });
  await expectText(element, '0');
  element.querySelector('button')?.click();
  await expectText(element, '1');
});

it('a hook without an ApiProvider throws an error that names it', async () => {
  function WithoutProvider() {
    react.useListCourses();
    return null;
  }
  const onUncaughtError = vi.fn();
  createRoot(document.createElement('div'), { onUncaughtError }).render(<WithoutProvider />);
  await vi.waitFor(() => expect(onUncaughtError).toHaveBeenCalled());
  expect(String(onUncaughtError.mock.calls[0]?.[0])).toContain('<ApiProvider api={…}>');
});
