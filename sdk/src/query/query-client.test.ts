import { QueryObserver, skipToken } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { createTestApi, errorResponse, validBody } from '../../test/fake-server.ts';
import type { Operation } from '../client/operation.ts';
import { operations } from '../generated/operations.ts';
import { createMutations, createQueries } from './create-queries.ts';
import { createQueryClient } from './query-client.ts';

function setUp(...replies: Parameters<typeof createTestApi>) {
  const { api, requests } = createTestApi(...replies);
  const onError = vi.fn();
  return {
    requests,
    onError,
    queries: createQueries(api),
    mutations: createMutations(api),
    queryClient: createQueryClient({ onError }),
  };
}

/** Runs a mutation as `useMutation` does. */
function mutate(queryClient: ReturnType<typeof createQueryClient>, options: object, input: unknown) {
  return queryClient.getMutationCache().build(queryClient, options).execute(input);
}

describe('query keys', () => {
  const { queries } = setUp(Response.json(validBody));

  it('consist of tag, operation and input', () => {
    expect(queries.getCourse({ id: 'c' }).queryKey).toEqual(['courses', 'getCourse', { id: 'c' }]);
    expect(queries.listBatches.key()).toEqual(['batches', 'listBatches']);
  });

  it('omit an empty input', () => {
    for (const input of [undefined, {}, { batchId: undefined }])
      expect(queries.listStudents(input).queryKey).toEqual(['students', 'listStudents']);
  });

  it('of a skipped query are not those of a query without input', () => {
    expect(queries.listStudents(skipToken)).toEqual({ queryKey: ['students', 'listStudents', null], queryFn: skipToken });
  });

  it('exist for every GET, and mutation options for every other operation', () => {
    const { mutations } = setUp(Response.json(validBody));
    const rows = Object.entries(operations) as [string, Operation][];
    expect(Object.keys(queries).sort()).toEqual(rows.flatMap(([id, { method }]) => (method === 'GET' ? [id] : [])).sort());
    expect(Object.keys(mutations).sort()).toEqual(rows.flatMap(([id, { method }]) => (method === 'GET' ? [] : [id])).sort());
  });
});

describe('a query client', () => {
  it('serves a second query from the cache', async () => {
    const { queryClient, queries, requests } = setUp(Response.json(validBody));
    await queryClient.query(queries.listBatches());
    expect(await queryClient.query(queries.listBatches())).toMatchObject({ batches: [] });
    expect(requests).toHaveLength(1);
  });

  it('refetches the queries that a mutation invalidates in the contract', async () => {
    const { queryClient, queries, mutations, requests } = setUp((request) =>
      Response.json({ ...validBody, batches: [{ _id: request.method, title: 'x' }] }),
    );
    const observer = new QueryObserver(queryClient, queries.listBatches());
    const stop = observer.subscribe(() => {});
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
    await mutate(queryClient, mutations.createBatch(), { title: 'New', time: '5 PM', studentLimit: 1 });
    await vi.waitFor(() => expect(requests.map((request) => request.method)).toEqual(['GET', 'POST', 'GET']));
    await mutate(queryClient, mutations.createResult(), {});
    expect(requests).toHaveLength(4);
    stop();
  });

  it('invalidates queries with any input by prefix', async () => {
    const { queryClient, queries, mutations } = setUp(Response.json(validBody));
    await queryClient.query(queries.listStudents({ batchId: 'b' }));
    await mutate(queryClient, mutations.createStudent(), { batch: 'b' });
    await vi.waitFor(() => expect(queryClient.getQueryState(queries.listStudents({ batchId: 'b' }).queryKey)?.isInvalidated).toBe(true));
  });

  it('invalidates nothing after a failed mutation, and calls onError once', async () => {
    const { queryClient, queries, mutations, onError } = setUp((request) =>
      request.method === 'GET' ? Response.json(validBody) : errorResponse(409, 'Taken'),
    );
    await queryClient.query(queries.listBatches());
    await expect(mutate(queryClient, mutations.createBatch(), {})).rejects.toThrow('Taken');
    expect(queryClient.getQueryState(queries.listBatches().queryKey)?.isInvalidated).toBe(false);
    expect(onError).toHaveBeenCalledOnce();
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ operation: 'createBatch', message: 'Taken' });
  });

  it('leaves retries to the API client', async () => {
    const { queryClient, queries, requests, onError } = setUp(errorResponse(500, 'Down'));
    await expect(queryClient.query(queries.listBatches())).rejects.toThrow('Down');
    expect(requests).toHaveLength(1);
    expect(onError).toHaveBeenCalledOnce();
  });

  it('aborts the request of a cancelled query', async () => {
    const { queryClient, queries, requests } = setUp(
      (request) => new Promise((_resolve, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason))),
    );
    const query = queryClient.query(queries.listBatches());
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    await queryClient.cancelQueries();
    await expect(query).rejects.toThrow();
    expect(requests[0]?.signal.aborted).toBe(true);
  });
});
