import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { createTestApi, deferred, errorResponse, validBody } from '../../test/fake-server.ts';
import { createMutationCache, createMutations, createQueries, createQueryClient } from './index.ts';

function setUp(queryClient: QueryClient, ...replies: Parameters<typeof createTestApi>) {
  const { api, requests } = createTestApi(...replies);
  const queries = createQueries(api);
  const isStale = (queryKey: readonly unknown[]) => queryClient.getQueryState(queryKey)?.isInvalidated;
  return { api, requests, queries, mutations: createMutations(api), queryClient, isStale };
}

/** React Query schedules its work with `setTimeout(…, 0)`, and timers of the same delay run in their order. */
const runScheduled = () => new Promise((resolve) => setTimeout(resolve));
const batch = { title: '', time: '', studentLimit: 1 };
const ownClient = () => new QueryClient({ mutationCache: createMutationCache() });

describe('createMutationCache', () => {
  it.each([
    ['a QueryClient of your own', ownClient()],
    ['that of createQueryClient', createQueryClient()],
  ])('invalidates the queries of the contract, and no others, with %s', async (_whose, client) => {
    const { queries, mutations, queryClient, isStale } = setUp(client, Response.json(validBody));
    await queryClient.fetchQuery(queries.listBatches());
    await queryClient.fetchQuery(queries.listCourses());
    await new MutationObserver(queryClient, { ...mutations.createBatch(), meta: { form: 'batch' } }).mutate(batch);
    await expect.poll(() => isStale(queries.listBatches().queryKey)).toBe(true);
    expect(isStale(queries.listCourses().queryKey)).toBe(false);
  });

  it('invalidates by parameter: queries with the same value, or without the parameter', async () => {
    const { queries, mutations, queryClient, isStale } = setUp(ownClient(), Response.json(validBody));
    const inputs = [{}, { batchId: 'b1' }, { batchId: 'b2' }, { batchId: 'b1', courseId: 'c1' }, { courseId: 'c2' }];
    for (const input of inputs) await queryClient.fetchQuery(queries.listStudents(input));
    const student = JSON.parse('{ "batch": "b1", "courseId": "c1" }');
    await new MutationObserver(queryClient, mutations.createStudent()).mutate(student);
    await expect.poll(() => isStale(queries.listStudents().queryKey)).toBe(true);
    expect(inputs.map((input) => isStale(queries.listStudents(input).queryKey))).toEqual([true, true, false, true, false]);
  });

  it('invalidates after the callbacks of the mutation and after code that awaits it', async () => {
    const { mutations, queryClient } = setUp(ownClient(), Response.json(validBody));
    const order: string[] = [];
    vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(async () => void order.push('invalidate'));
    const observer = new MutationObserver(queryClient, mutations.login());
    observer.subscribe(() => {});
    await observer.mutate({ email: '', password: '' }, { onSuccess: () => order.push('onSuccess of mutate') });
    order.push('await');
    await expect.poll(() => order.slice(0, 3)).toEqual(['onSuccess of mutate', 'await', 'invalidate']);
  });

  it('invalidates after an async onSettled, and although a callback throws', async () => {
    const { queries, mutations, queryClient, isStale } = setUp(ownClient(), Response.json(validBody));
    const { queryKey } = queries.listBatches();
    await queryClient.fetchQuery(queries.listBatches());
    const held = deferred<void>();
    const onSettled = vi.fn(() => held.promise);
    const mutation = new MutationObserver(queryClient, { ...mutations.createBatch(), onSettled }).mutate(batch);
    await expect.poll(() => onSettled).toHaveBeenCalled();
    await runScheduled();
    expect(isStale(queryKey)).toBe(false);
    held.resolve();
    await mutation;
    await expect.poll(() => isStale(queryKey)).toBe(true);
    await queryClient.fetchQuery({ ...queries.listBatches(), staleTime: 0 });
    const onSuccess = () => Promise.reject(new Error('a bug'));
    await new MutationObserver(queryClient, { ...mutations.createBatch(), onSuccess }).mutate(batch).catch(() => undefined);
    await expect.poll(() => isStale(queryKey)).toBe(true);
  });

  it.each([
    ['first load', 0],
    ['refetch', 1],
  ])('fetches again what was on its way during the mutation, in a %s: what awaits it receives the new response', async (_name, earlier) => {
    let title = 'old';
    let reads = 0;
    const held = deferred<void>();
    const { queries, mutations, queryClient } = setUp(ownClient(), async (request) => {
      if (request.method !== 'GET') {
        title = 'new';
        return Response.json(validBody);
      }
      const body = { ...validBody, batches: [{ _id: 'b', title }] };
      reads += 1;
      if (reads === earlier + 1) await held.promise;
      return Response.json(body);
    });
    const options = { ...queries.listBatches(), staleTime: 0 };
    for (let index = 0; index < earlier; index++) await queryClient.fetchQuery(options);
    const loading = queryClient.fetchQuery(options);
    await expect.poll(() => reads).toBe(earlier + 1);
    await new MutationObserver(queryClient, mutations.createBatch()).mutate(batch);
    await expect.poll(() => reads).toBe(earlier + 2);
    held.resolve();
    expect((await loading).batches[0]?.title).toBe('new');
    await expect.poll(() => queryClient.getQueryData(options.queryKey)?.batches[0]?.title).toBe('new');
  });

  it('calls your own onSettled, and leaves mutations of others and failed ones alone', async () => {
    const onSettled = vi.fn();
    const queryClient = new QueryClient({ mutationCache: createMutationCache({ onSettled }) });
    const { mutations, requests } = setUp(queryClient, errorResponse(409, 'Taken'));
    const invalidated = vi.spyOn(queryClient, 'invalidateQueries');
    await expect(new MutationObserver(queryClient, mutations.createBatch()).mutate(batch)).rejects.toThrow('Taken');
    for (const mutationKey of [undefined, ['mine'], ['batches', 'toString'], ['mine', 'createBatch']])
      await new MutationObserver(queryClient, { mutationKey, mutationFn: async () => 1 }).mutate();
    await runScheduled();
    expect(onSettled).toHaveBeenCalledTimes(5);
    expect(requests).toHaveLength(1);
    expect(invalidated).not.toHaveBeenCalled();
  });
});
