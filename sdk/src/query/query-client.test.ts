import { skipToken } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { createTestApi, errorResponse, neverRespond, validBody } from '../../test/fake-server.ts';
import { createMutations, createQueries } from './create-queries.ts';
import { createQueryClient } from './query-client.ts';

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
