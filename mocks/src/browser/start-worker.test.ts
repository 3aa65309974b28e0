import { expect, it, onTestFinished, vi } from 'vitest';
import { startWorker } from './start-worker.ts';

const script = 'http://localhost/mockServiceWorker.js';

function openPage({ scripts = [script], controller = null }: { scripts?: string[]; controller?: object | null }) {
  const workers = Object.assign(new EventTarget(), {
    controller,
    ready: Promise.resolve({ active: { postMessage: vi.fn() } }),
    getRegistrations: async () => scripts.map((scriptURL) => ({ active: { scriptURL } })),
  });
  vi.stubGlobal('navigator', { serviceWorker: workers });
  onTestFinished(() => void vi.unstubAllGlobals());
  return { workers, worker: { start: vi.fn(async () => undefined) } };
}

it('a page without a controller asks the worker for control before it starts [F-34]', async () => {
  const { workers, worker } = openPage({});
  const started = startWorker(worker as never);
  const { active } = await workers.ready;
  await expect.poll(() => active.postMessage).toHaveBeenCalledWith('CLAIM');
  expect(worker.start).not.toHaveBeenCalled();
  workers.dispatchEvent(new Event('controllerchange'));
  await started;
  expect(worker.start).toHaveBeenCalledOnce();
});

it.each([
  ['with a controller', { controller: {} }],
  ['without a worker', { scripts: [] }],
  ['with the worker of another website', { scripts: ['http://localhost/worker.js'] }],
])('a page %s starts at once [F-34]', async (_which, options) => {
  const { worker } = openPage(options);
  await startWorker(worker as never);
  expect(worker.start).toHaveBeenCalledOnce();
});
