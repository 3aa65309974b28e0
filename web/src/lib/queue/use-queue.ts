import type { SdkError } from '@institute/sdk';
import { type MutationOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { countRemovals, createId, persisted, tabStorage } from '../storage.ts';
import { useGetUserId } from '../user-id.ts';
import { createQueue, type QueueItem, type QueueStatus, type RequestQueue, type SendItem } from './queue.ts';

/** A queue for one component. It pauses when the component unmounts. */
export function useQueue<Values>(create: () => RequestQueue<Values>, send: SendItem<Values>): RequestQueue<Values> {
  const [queue] = useState(create);
  useEffect(() => queue.connect(send));
  useEffect(() => () => queue.pause(), [queue]);
  return queue;
}

interface StoredQueueOptions {
  /** A tab has one queue of each name. */
  name: string;
  send: SendItem;
  concurrency?: number;
}

/** The queue of a page, which survives a reload. It sends nothing after another user has signed in. */
export function useStoredQueue({ name, send, concurrency }: StoredQueueOptions): RequestQueue {
  const getUserId = useGetUserId();
  const [userId] = useState(getUserId);
  return useQueue(
    () => openStoredQueue(name, userId ?? '', concurrency),
    async (item, signal) => (getUserId() === userId ? send(item, signal) : { status: 'waiting', pauses: true }),
  );
}

interface OpenQueue {
  userId: string;
  removals: number;
  queue: RequestQueue;
}

/** The queues that are open in this tab. A page that is left and opened again finds its queue. */
const openQueues = new Map<string, OpenQueue>();

/** Milliseconds. After a reload the browser may need a moment to release the lock of the previous page. */
const lockTimeoutMs = 1000;

/** The open queue, or the queue that a reload interrupted. A duplicated tab has a copy, so only the tab with the id's lock sends. */
export function openStoredQueue(name: string, userId: string, concurrency?: number): RequestQueue {
  const removals = countRemovals();
  const open = openQueues.get(name);
  if (open?.userId === userId && open.removals === removals) return open.queue;
  const storedQueue = persisted({ key: `institute.bulk.${name}`, area: tabStorage, parse: parseQueue });
  const stored = storedQueue.read(userId);
  const id = stored?.id ?? createId();
  const isBlocked = stored !== undefined && Boolean(navigator.locks);
  const queue = createQueue({
    concurrency,
    items: stored?.items,
    isBlocked,
    // Responses that come after a logout are not stored.
    onChange: (items) => {
      if (countRemovals() !== removals) return true;
      const isStored = items.length > 0 && storedQueue.write(userId, { id, items });
      if (!isStored) storedQueue.remove();
      return isStored || items.length === 0;
    },
  });
  openQueues.set(name, { userId, removals, queue });
  const timer = isBlocked ? setTimeout(queue.block, lockTimeoutMs) : undefined;
  const unblock = () => {
    clearTimeout(timer);
    queue.unblock();
  };
  const hold = () => {
    unblock();
    // The lock is held until the tab closes.
    return new Promise(() => {});
  };
  // Firefox rejects the lock if it may store nothing. In that case it has restored no queue either.
  navigator.locks?.request(`institute.bulk.${id}`, hold).catch(unblock);
  return queue;
}

interface StoredQueue {
  id: string;
  items: readonly QueueItem[];
}

function parseQueue({ id, items }: Record<string, unknown>): StoredQueue | undefined {
  if (!Array.isArray(items)) return undefined;
  return { id: typeof id === 'string' ? id : createId(), items: items.filter(isQueueItem) };
}

const statuses: readonly unknown[] = ['waiting', 'sending', 'sent', 'rejected', 'exists', 'unknown'] satisfies QueueStatus[];

/** True for an item that was stored by this version of the app. */
function isQueueItem(value: unknown): value is QueueItem {
  if (typeof value !== 'object' || value === null) return false;
  const { id, label, values, status, message = '' } = value as Partial<Record<keyof QueueItem, unknown>>;
  const texts = [id, label, message, ...Object.values(values ?? { missing: undefined })];
  return texts.every((text) => typeof text === 'string') && statuses.includes(status);
}

/** Returns a function that runs mutations, also several at once, without a toast, because errors are shown at their rows. */
export function useQuietMutation<Response, Input>(options: MutationOptions<Response, SdkError, Input>) {
  const queryClient = useQueryClient();
  // Runs without an observer, which would keep the input in the cache.
  return (input: Input): Promise<Response> =>
    queryClient
      .getMutationCache()
      .build(queryClient, { ...options, meta: { quiet: true } })
      .execute(input);
}
