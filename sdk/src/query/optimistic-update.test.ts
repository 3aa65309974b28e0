import { MutationObserver, notifyManager, QueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestApi, errorResponse } from '../../test/fake-server.ts';
import { createMutations, createQueries, createQueryClient, forgetUser, optimisticUpdate } from './index.ts';

interface Row {
  _id: string;
  title: string;
}

/** A server whose responses wait until the test releases them, and a page that shows its list. */
function setUp(ids: string[]) {
  const rows: Row[] = ids.map((_id) => ({ _id, title: _id }));
  const waiting: { method: string; respond: (isSuccess: boolean) => void }[] = [];
  const { api } = createTestApi(
    (request) =>
      new Promise((resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
        const respond = async (isSuccess: boolean) => {
          if (!isSuccess) return resolve(errorResponse(422, 'No'));
          const id = request.url.split('/').at(-1);
          if (request.method === 'DELETE') rows.splice(0, rows.length, ...rows.filter(({ _id }) => _id !== id));
          if (request.method === 'POST') rows.push({ ...(await request.json()), _id: `new-${rows.length}` });
          resolve(Response.json({ success: true, message: 'Done', batches: [...rows] }));
        };
        waiting.push({ method: request.method, respond: (isSuccess) => void respond(isSuccess) });
      }),
  );
  const queryClient = createQueryClient();
  const [queries, mutations] = [createQueries(api), createMutations(api)];
  const list = new QueryObserver(queryClient, { ...queries.listBatches(), notifyOnChangeProps: 'all' });
  onTestFinished(list.subscribe(() => {}));
  const remove = (id: string) =>
    new MutationObserver(queryClient, { ...mutations.deleteBatch(), ...optimisticUpdate(queryClient, 'deleteBatch') })
      .mutate({ id })
      .catch(() => undefined);
  const create = (title: string) =>
    new MutationObserver(queryClient, { ...mutations.createBatch(), ...optimisticUpdate(queryClient, 'createBatch') })
      .mutate({ title, time: '', studentLimit: 1 })
      .catch(() => undefined);
  const respond = (method: string, isSuccess = true) => {
    const index = waiting.findIndex((request) => request.method === method);
    for (const request of index < 0 ? [] : waiting.splice(index, 1)) request.respond(isSuccess);
  };
  const shown = () => list.getCurrentResult().data?.batches.map(({ title }) => title);
  return { rows, waiting, queryClient, list, remove, create, respond, shown };
}

/** Shows a list whose first request has succeeded. */
async function setUpLoaded(ids: string[]) {
  const page = setUp(ids);
  await vi.waitFor(() => expect(page.waiting).toHaveLength(1));
  page.respond('GET');
  await vi.waitFor(() => expect(page.shown()).toEqual(ids));
  return page;
}

describe('optimisticUpdate', () => {
  it('removes a row before the server responds, and keeps it removed', async () => {
    const { remove, respond, shown, waiting } = await setUpLoaded(['a', 'b', 'c']);
    void remove('b');
    await vi.waitFor(() => expect(shown()).toEqual(['a', 'c']));
    await vi.waitFor(() => expect(waiting.map(({ method }) => method)).toEqual(['DELETE']));
    respond('DELETE');
    await vi.waitFor(() => expect(waiting.map(({ method }) => method)).toEqual(['GET']));
    expect(shown()).toEqual(['a', 'c']);
  });

  it('puts a row back to its place when the server rejects the deletion, and refetches', async () => {
    const { remove, respond, shown, waiting } = await setUpLoaded(['a', 'b', 'c']);
    void remove('b');
    await vi.waitFor(() => expect(waiting.map(({ method }) => method)).toEqual(['DELETE']));
    respond('DELETE', false);
    await vi.waitFor(() => expect(shown()).toEqual(['a', 'b', 'c']));
    await vi.waitFor(() => expect(waiting.map(({ method }) => method)).toEqual(['GET']));
  });

  it('puts a row back to its place in each list, also when one of them was fetched meanwhile', async () => {
    const { remove, respond, shown, waiting, queryClient, rows } = await setUpLoaded(['a', 'b', 'c']);
    const reversed = { queryKey: ['batches', 'listBatches', 'reversed'], queryFn: () => ({ batches: [...rows].reverse() }), staleTime: 0 };
    const shownReversed = () => queryClient.getQueryData<{ batches: Row[] }>(reversed.queryKey)?.batches.map(({ title }) => title);
    await queryClient.fetchQuery(reversed);
    void remove('a');
    const expectRows = (titles: string[]) => expect([shown(), shownReversed()]).toEqual([titles, [...titles].reverse()]);
    await vi.waitFor(() => expectRows(['b', 'c']));
    await queryClient.fetchQuery(reversed);
    expectRows(['b', 'c']);
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    respond('DELETE', false);
    await vi.waitFor(() => expectRows(['a', 'b', 'c']));
    // Neither list has been fetched again.
    await vi.waitFor(() => expect(waiting.map(({ method }) => method)).toEqual(['GET']));
    expect(queryClient.getQueryState(reversed.queryKey)?.isInvalidated).toBe(true);
  });

  it('takes part in an onMutate of your own, which returns its context too', async () => {
    const { queryClient, shown, waiting } = await setUpLoaded(['a', 'b']);
    const { onMutate } = optimisticUpdate(queryClient, 'deleteBatch');
    const options = {
      mutationFn: () => Promise.reject(new Error('No')),
      onMutate: (input: { id: string }) => ({ ...onMutate(input), startedAt: 1 }),
    };
    const deletion = new MutationObserver(queryClient, options).mutate({ id: 'b' });
    await vi.waitFor(() => expect(shown()).toEqual(['a']));
    await expect(deletion).rejects.toThrow('No');
    await vi.waitFor(() => expect(shown()).toEqual(['a', 'b']));
    await vi.waitFor(() => expect(waiting.map(({ method }) => method)).toEqual(['GET']));
  });

  it('leaves queries without rows stale', async () => {
    const { queryClient, remove, waiting } = await setUpLoaded(['a']);
    const queryKey = [...createQueries(createTestApi([]).api).listBatches.key(), 'by centre'];
    queryClient.setQueryData(queryKey, { pages: [] });
    await queryClient.invalidateQueries({ queryKey, exact: true });
    void remove('a');
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });

  it('shows a new row until the refetched list has it, and removes it when the server rejects it', async () => {
    const { create, respond, shown, waiting } = await setUpLoaded(['a']);
    void create('b');
    await vi.waitFor(() => expect(shown()).toEqual(['a', 'b']));
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    respond('POST', false);
    await vi.waitFor(() => expect(shown()).toEqual(['a']));
  });

  it('does not bring back a row while its deletion is pending, when the list is refetched', async () => {
    const { remove, respond, shown, waiting, list } = await setUpLoaded(['a', 'b']);
    void remove('b');
    await vi.waitFor(() => expect(shown()).toEqual(['a']));
    const seen = new Set<number | undefined>();
    // React reads the result when the notifications of an update are through.
    onTestFinished(list.subscribe(notifyManager.batchCalls(() => seen.add(shown()?.length))));
    void list.refetch();
    await vi.waitFor(() => expect(waiting.map(({ method }) => method)).toContain('GET'));
    respond('GET');
    await vi.waitFor(() => expect(list.getCurrentResult().isFetching).toBe(false));
    expect(shown()).toEqual(['a']);
    expect([...seen]).toEqual([1]);
  });
});

it('optimisticUpdate ends with callbacks of your own, and with the user', async () => {
  const { queryClient, respond, shown, waiting, list, rows } = await setUpLoaded(['a']);
  const onSuccess = vi.fn();
  const { api } = createTestApi(() => new Promise(() => {}));
  const options = { ...optimisticUpdate(queryClient, 'createBatch'), onSuccess, mutationFn: async () => ({ message: 'Done' }) };
  await new MutationObserver(queryClient, options).mutate({ title: 'b', time: '', studentLimit: 1 });
  expect(onSuccess).toHaveBeenCalledOnce();
  void list.refetch();
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  respond('GET');
  await vi.waitFor(() => expect(shown()).toEqual(['a']));
  const pending = { ...createMutations(api).createBatch(), ...optimisticUpdate(queryClient, 'createBatch') };
  void new MutationObserver(queryClient, pending).mutate({ title: 'of the last user', time: '', studentLimit: 1 });
  await vi.waitFor(() => expect(shown()).toEqual(['a', 'of the last user']));
  forgetUser(queryClient);
  rows.splice(0, 1, { _id: 'z', title: 'z' });
  void list.refetch();
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  respond('GET');
  await vi.waitFor(() => expect(shown()).toEqual(['z']));
});

describe('any interleaving of mutations, failures and refetches', () => {
  // Without timers, 300 runs take a second.
  beforeEach(() => notifyManager.setScheduler(queueMicrotask));
  afterEach(() => notifyManager.setScheduler((callback) => setTimeout(callback, 0)));

  const step = fc.oneof(
    fc.record({ type: fc.constant('remove' as const), id: fc.constantFrom('a', 'b', 'c', 'd') }),
    fc.record({ type: fc.constant('create' as const), id: fc.constantFrom('x', 'y') }),
    fc.record({ type: fc.constant('respond' as const), method: fc.constantFrom('GET', 'POST', 'DELETE'), isSuccess: fc.boolean() }),
    fc.record({ type: fc.constant('refetch' as const) }),
  );
  const turns = async (count: number) => {
    for (let turn = 0; turn < count; turn++) await Promise.resolve();
  };

  it("ends in the server's state, in 300 random runs", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(step, fc.nat(40)), { maxLength: 12 }), async (steps) => {
        const { rows, waiting, queryClient, list, remove, create, respond, shown } = setUp(['a', 'b', 'c', 'd']);
        const stop = list.subscribe(() => {});
        for (const [action, pause] of steps) {
          if (action.type === 'remove') void remove(action.id);
          else if (action.type === 'create') void create(action.id);
          else if (action.type === 'respond') respond(action.method, action.isSuccess || action.method === 'GET');
          else void list.refetch();
          await turns(pause);
        }
        // The server responds to everything that is left, until nothing happens any more.
        for (let idle = 0; idle < 2; ) {
          await turns(30);
          idle = waiting.length === 0 && queryClient.isFetching() + queryClient.isMutating() === 0 ? idle + 1 : 0;
          for (const method of ['POST', 'DELETE', 'GET']) respond(method);
        }
        expect(shown()).toEqual(rows.map(({ title }) => title));
        stop();
        queryClient.clear();
      }),
      { numRuns: 300 },
    );
  }, 60_000);
});
