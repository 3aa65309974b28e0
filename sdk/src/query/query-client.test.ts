import { QueryObserver, skipToken } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestApi, deferred, errorResponse, neverRespond, validBody } from '../../test/fake-server.ts';
import { createMutations, createQueries } from './create-queries.ts';
import { createQueryClient, forgetUser } from './query-client.ts';

function setUp(...replies: Parameters<typeof createTestApi>) {
  const { api, requests } = createTestApi(...replies);
  const onError = vi.fn();
  return { requests, onError, queries: createQueries(api), mutations: createMutations(api), queryClient: createQueryClient({ onError }) };
}

describe('query keys', () => {
  const { queries } = setUp(Response.json(validBody));

  it('consist of tag, operation and input', () => {
    expect(queries.getCourse({ id: 'c' }).queryKey).toEqual(['courses', 'getCourse', { id: 'c' }]);
    expect(queries.listBatches.key()).toEqual(['batches', 'listBatches']);
  });

  it('omit an empty input, and differ for a skipped query', () => {
    for (const input of [undefined, {}, { batchId: undefined }])
      expect(queries.listStudents(input).queryKey).toEqual(['students', 'listStudents']);
    expect(queries.listStudents(skipToken)).toEqual({ queryKey: ['students', 'listStudents', null], queryFn: skipToken });
  });
});

describe('a query client', () => {
  it('serves a second query from the cache', async () => {
    const { queryClient, queries, requests } = setUp(Response.json(validBody));
    await queryClient.query(queries.listBatches());
    expect(await queryClient.query(queries.listBatches())).toMatchObject({ batches: [] });
    expect(requests).toHaveLength(1);
  });

  it('leaves retries to the API client, and calls onError once for a query and a mutation that fail', async () => {
    const { queryClient, queries, mutations, requests, onError } = setUp(errorResponse(500, 'Down'));
    await expect(queryClient.query(queries.listBatches())).rejects.toThrow('Down');
    const mutation = queryClient.getMutationCache().build(queryClient, mutations.deleteBatch());
    await expect(mutation.execute({ id: 'b' })).rejects.toThrow('Down');
    expect(requests).toHaveLength(2);
    expect(onError.mock.calls.map(([{ operation }]) => operation)).toEqual(['listBatches', 'deleteBatch']);
  });

  it('takes the configuration of QueryClient over its own', () => {
    const { queries, mutations } = createQueryClient({
      defaultOptions: { queries: { staleTime: 1 }, mutations: { gcTime: 2 } },
    }).getDefaultOptions();
    expect(queries).toEqual({ staleTime: 1, retry: false });
    expect(mutations).toEqual({ gcTime: 2, retry: false });
  });

  it('aborts the request of a cancelled query', async () => {
    const { queryClient, queries, requests } = setUp(neverRespond);
    const query = queryClient.query(queries.listBatches());
    await expect.poll(() => requests).toHaveLength(1);
    await queryClient.cancelQueries();
    await expect(query).rejects.toThrow();
    expect(requests[0]?.signal.aborted).toBe(true);
  });
});

describe('forgetUser', () => {
  function setUpProfile(...replies: Parameters<typeof createTestApi>) {
    const parts = setUp(...replies);
    const mountProfile = (options: object = {}) => {
      const observer = new QueryObserver(parts.queryClient, { ...parts.queries.getProfile(), ...options });
      onTestFinished(observer.subscribe(() => {}));
      return () => observer.getCurrentResult().data;
    };
    return { ...parts, mountProfile };
  }

  it('drops all data of the user, in mounted queries too', async () => {
    const { queryClient, mountProfile, queries, mutations } = setUpProfile(Response.json(validBody));
    const profile = mountProfile();
    await expect.poll(() => profile()?.user._id).toBe('u');
    await queryClient.fetchQuery(queries.listBatches());
    const login = queryClient.getMutationCache().build(queryClient, mutations.login());
    await login.execute({ email: 'a@example.com', password: 'secret' });
    forgetUser(queryClient);
    expect(profile()).toBeUndefined();
    expect(queryClient.getQueryData(queries.listBatches().queryKey)).toBeUndefined();
    expect(queryClient.getMutationCache().getAll()).toEqual([]);
    await queryClient.refetchQueries({ type: 'active' });
    expect(profile()?.user._id).toBe('u');
  });

  it.each([
    ['that is disabled, and empties it', { enabled: false }],
    ['with initialData, and returns to them', { enabled: false, initialData: { user: { _id: 'nobody' } } }],
  ])('resets a mounted query %s', (_which, options: { initialData?: object; enabled: boolean }) => {
    const { queryClient, mountProfile, queries } = setUpProfile(Response.json(validBody));
    const profile = mountProfile(options);
    queryClient.setQueryData(queries.getProfile().queryKey, { user: validBody.user });
    expect(profile()?.user._id).toBe('u');
    forgetUser(queryClient);
    expect(profile()).toEqual(options.initialData);
  });

  it('ignores a response that is on its way', async () => {
    const pending = deferred<Response>();
    const { queryClient, mountProfile } = setUpProfile(() => pending.promise);
    const profile = mountProfile();
    forgetUser(queryClient);
    pending.resolve(Response.json(validBody));
    // One turn of the event loop, in which the response would arrive.
    await new Promise((resolve) => setImmediate(resolve));
    expect(profile()).toBeUndefined();
  });
});
