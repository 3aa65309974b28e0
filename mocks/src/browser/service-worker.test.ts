import { runInNewContext } from 'node:vm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { mocks } from '../vite.ts';

function readScript(): string {
  let script = '';
  const emitFile = ({ fileName, source }: { fileName: string; source: string }) => {
    if (fileName === 'mockServiceWorker.js') script = source;
  };
  const { generateBundle } = mocks();
  if (typeof generateBundle === 'function') Reflect.apply(generateBundle, { emitFile }, []);
  return script;
}

function runWorker(pages: string[]) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const listeners: [type: string, listener: (event: object) => void][] = [];
  const work: unknown[] = [];
  const clients = {
    claim: vi.fn(async () => {}),
    get: async (id: string) => ({ id, postMessage: () => {} }),
    matchAll: async () => pages.map((id) => ({ id })),
  };
  const registration = { unregister: vi.fn(async () => true) };
  const addEventListener = (type: string, listener: (event: object) => void) => void listeners.push([type, listener]);
  const scope = { addEventListener, clients, registration, setTimeout, Promise, Reflect };
  runInNewContext(readScript(), { ...scope, self: scope });
  const send = async (data: string, id: string) => {
    let isStopped = false;
    const stopImmediatePropagation = () => {
      isStopped = true;
    };
    const event = { data, source: { id }, waitUntil: (promise: unknown) => void work.push(promise), stopImmediatePropagation };
    for (const [type, listener] of listeners) if (type === 'message' && !isStopped) listener(event);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { send, clients, registration, work };
}

it.each([
  ['stays when a page that is reloaded comes again', ['next'], 0],
  ['stays when the user does not leave the page after all', ['first'], 0],
  ['goes a while after its last page', [], 1],
])('the worker %s [F-34, S-21]', async (_what, pagesLater, count) => {
  const pages = ['first'];
  const { send, registration } = runWorker(pages);
  await send('CLIENT_CLOSED', 'first');
  expect(registration.unregister).not.toHaveBeenCalled();
  pages.splice(0, 1, ...pagesLater);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(registration.unregister).toHaveBeenCalledTimes(count);
});

it('takes control of the pages when one asks for it [F-34]', async () => {
  const { send, clients, work } = runWorker(['first']);
  await send('CLAIM', 'first');
  expect([clients.claim.mock.calls.length, work.length]).toEqual([1, 1]);
});
