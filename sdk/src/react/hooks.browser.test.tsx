import { QueryClientProvider, skipToken } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestApi, errorResponse, validBody } from '../../test/fake-server.ts';
import { operations } from '../generated/operations.ts';
import * as react from '../generated/react.ts';

const roots: Root[] = [];

afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
});

function renderWithApi(node: ReactNode, ...replies: Parameters<typeof createTestApi>) {
  const { api, requests } = createTestApi(...replies);
  const queryClient = react.createQueryClient();
  const element = document.createElement('div');
  const root = createRoot(element);
  roots.push(root);
  root.render(
    <QueryClientProvider client={queryClient}>
      <react.ApiProvider api={api}>{node}</react.ApiProvider>
    </QueryClientProvider>,
  );
  return { element, requests, mutationCache: queryClient.getMutationCache() };
}

function expectText(element: Element, text: string) {
  return expect.poll(() => element.textContent).toBe(text);
}

it('every operation has a hook [R-443]', () => {
  for (const id of Object.keys(operations)) expect(react).toHaveProperty(`use${id.charAt(0).toUpperCase()}${id.slice(1)}`);
});

it('a mounted profile shows its error, and the user after a login whose onSuccess stores the token', async () => {
  let token: string | undefined;
  function Page() {
    const { data, error } = react.useGetProfile();
    const login = react.useLogin({
      onSuccess: (response) => {
        token = response.token;
      },
    });
    return (
      <button type="button" onClick={() => login.mutate({ email: '', password: '' })}>
        {data?.user.fullName ?? error?.message ?? 'pending'}
      </button>
    );
  }
  const { element } = renderWithApi(
    <Page />,
    (request) => {
      const isSignedIn = request.url.endsWith('/login') || request.headers.get('authorization') === 'Bearer fresh';
      return isSignedIn ? Response.json(validBody) : errorResponse(401, 'Please login first.');
    },
    { token: () => token },
  );
  await expectText(element, 'Please login first.');
  element.querySelector('button')?.click();
  await expectText(element, 'Aarav');
});

it('a query hook goes from pending to data, and takes skipToken, select, and options of the call [R-261]', async () => {
  const statuses: string[] = [];
  function Course({ id }: { id?: string }) {
    const { data, status, fetchStatus } = react.useGetCourse(id ? { id } : skipToken, {
      select: ({ course }) => course.title,
      call: { headers: { 'X-Request-Id': '42' } },
    });
    statuses.push(status);
    return <p>{data ?? `${status}, ${fetchStatus}`}</p>;
  }
  const skipped = renderWithApi(<Course />, Response.json(validBody));
  await expectText(skipped.element, 'pending, idle');
  expect(skipped.requests).toHaveLength(0);
  statuses.length = 0;
  const { element, requests } = renderWithApi(<Course id="c" />, Response.json(validBody));
  await expectText(element, 'CCC');
  expect([statuses[0], statuses.at(-1)]).toEqual(['pending', 'success']);
  expect(requests[0]?.headers.get('x-request-id')).toBe('42');
});

it('a suspense hook suspends until there is data', async () => {
  function Course() {
    return <p>{react.useSuspenseGetCourse({ id: 'c' }).data.course.title}</p>;
  }
  const { element } = renderWithApi(
    <Suspense fallback="loading">
      <Course />
    </Suspense>,
    Response.json(validBody),
  );
  await expectText(element, 'loading');
  await expectText(element, 'CCC');
});

it('a mutation hook takes retry, meta and options of the call', async () => {
  function Create() {
    const { mutate } = react.useCreateBatch({
      retry: 1,
      retryDelay: 0,
      meta: { form: 'batch' },
      call: { headers: { 'X-Request-Id': '42' } },
    });
    return <button type="button" onClick={() => mutate({ title: 'b', time: '', studentLimit: 1 })} />;
  }
  const { element, requests, mutationCache } = renderWithApi(<Create />, [errorResponse(500, 'Down'), Response.json(validBody)]);
  await expect.poll(() => element.querySelector('button')).not.toBeNull();
  element.querySelector('button')?.click();
  await expect.poll(() => mutationCache.getAll()[0]?.state.status).toBe('success');
  expect(requests.map((request) => request.headers.get('x-request-id'))).toEqual(['42', '42']);
  expect(mutationCache.getAll()[0]?.meta).toEqual({ form: 'batch' });
});

it('a hook without an ApiProvider throws an error that names it', async () => {
  function WithoutProvider() {
    react.useListCourses();
    return null;
  }
  const onUncaughtError = vi.fn();
  createRoot(document.createElement('div'), { onUncaughtError }).render(<WithoutProvider />);
  await expect.poll(() => onUncaughtError.mock.calls.length).toBe(1);
  expect(String(onUncaughtError.mock.calls[0]?.[0])).toContain('<ApiProvider api={…}>');
});
