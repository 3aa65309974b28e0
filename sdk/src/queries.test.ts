import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { anything, clientWith, refusal } from '../test/fake-server.ts';
import { operations } from './generated/operations.ts';
import { createMutations } from './mutations.ts';
import { createQueries } from './queries.ts';
import { createQueryClient } from './query-client.ts';
import type { Operation } from './types.ts';

function world(...replies: Parameters<typeof clientWith>) {
  const { api, requests } = clientWith(...replies);
  const onFailure = vi.fn();
  return {
    requests,
    onFailure,
    queries: createQueries(api),
    mutations: createMutations(api),
    queryClient: createQueryClient({ onFailure }),
  };
}

/** Runs a write as `useMutation` would. */
function write(queryClient: ReturnType<typeof createQueryClient>, options: object, input: unknown) {
  return queryClient.getMutationCache().build(queryClient, options).execute(input);
}

describe('query keys', () => {
  const { queries } = world(Response.json(anything));

  it('are tag, operation and input', () => {
    expect(queries.getCourse({ id: 'c' }).queryKey).toEqual(['courses', 'getCourse', { id: 'c' }]);
    expect(queries.listBatches.key()).toEqual(['batches', 'listBatches']);
  });

  it('leave out an input that says nothing', () => {
    for (const input of [undefined, {}, { batchId: undefined }])
      expect(queries.listStudents(input).queryKey).toEqual(['students', 'listStudents']);
  });

  it('exist for every read, and mutation options for every write', () => {
    const { mutations } = world(Response.json(anything));
    const rows = Object.entries(operations) as [string, Operation][];
    expect(Object.keys(queries).sort()).toEqual(rows.flatMap(([id, { method }]) => (method === 'GET' ? [id] : [])).sort());
    expect(Object.keys(mutations).sort()).toEqual(rows.flatMap(([id, { method }]) => (method === 'GET' ? [] : [id])).sort());
  });
});

describe('a query client', () => {
  it('answers a second read from the cache', async () => {
    const { queryClient, queries, requests } = world(Response.json(anything));
    await queryClient.query(queries.listBatches());
    expect(await queryClient.query(queries.listBatches())).toMatchObject({ batches: [] });
    expect(requests).toHaveLength(1);
  });

  it('reads again what a write makes stale, by the spec alone', async () => {
    const { queryClient, queries, mutations, requests } = world((request) =>
      Response.json({ ...anything, batches: [{ _id: request.method, title: 'x' }] }),
    );
    const observer = new QueryObserver(queryClient, queries.listBatches());
    const stop = observer.subscribe(() => {});
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
    await write(queryClient, mutations.createBatch(), { title: 'New', time: '5 PM', studentLimit: 1 });
    await vi.waitFor(() => expect(requests.map((request) => request.method)).toEqual(['GET', 'POST', 'GET']));
    await write(queryClient, mutations.createResult(), {});
    expect(requests).toHaveLength(4);
    stop();
  });

  it('invalidates reads with any input by prefix', async () => {
    const { queryClient, queries, mutations } = world(Response.json(anything));
    await queryClient.query(queries.listStudents({ batchId: 'b' }));
    await write(queryClient, mutations.createStudent(), {});
    expect(queryClient.getQueryState(queries.listStudents({ batchId: 'b' }).queryKey)?.isInvalidated).toBe(true);
  });

  it('invalidates nothing when the write failed, and tells the failure hook once', async () => {
    const { queryClient, queries, mutations, onFailure } = world((request) =>
      request.method === 'GET' ? Response.json(anything) : refusal(409, 'Taken'),
    );
    await queryClient.query(queries.listBatches());
    await expect(write(queryClient, mutations.createBatch(), {})).rejects.toThrow('Taken');
    expect(queryClient.getQueryState(queries.listBatches().queryKey)?.isInvalidated).toBe(false);
    expect(onFailure).toHaveBeenCalledOnce();
    expect(onFailure.mock.calls[0]?.[0]).toMatchObject({ operation: 'createBatch', message: 'Taken' });
  });

  it('leaves retrying to the client', async () => {
    const { queryClient, queries, requests, onFailure } = world(refusal(500, 'Down'));
    await expect(queryClient.query(queries.listBatches())).rejects.toThrow('Down');
    expect(requests).toHaveLength(1);
    expect(onFailure).toHaveBeenCalledOnce();
  });

  it('aborts the request of a cancelled query', async () => {
    const { queryClient, queries, requests } = world(
      (request) => new Promise((_resolve, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason))),
    );
    const read = queryClient.query(queries.listBatches());
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    await queryClient.cancelQueries();
    await expect(read).rejects.toThrow();
    expect(requests[0]?.signal.aborted).toBe(true);
  });
});
