import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { act, render } from '../testing.tsx';
import { ViewerIdContext } from '../track-viewer.ts';
import type { BulkItem } from './bulk-run.ts';
import { type Bulk, useBulkRun } from './use-bulk-run.ts';

function setUp() {
  const latest: { bulk?: Bulk; viewer?: string; show?: (isShown: boolean) => void } = { viewer: 'u-1' };
  const calls: { id: string; resolve: () => void }[] = [];
  const send = ({ id }: BulkItem) => new Promise<void>((resolve) => calls.push({ id, resolve }));
  function Page() {
    latest.bulk = useBulkRun({ name: 'results', send, concurrency: 1 });
    return null;
  }
  function Router() {
    const [isShown, setIsShown] = useState(true);
    latest.show = setIsShown;
    return isShown && <Page />;
  }
  render(
    <ViewerIdContext value={() => latest.viewer}>
      <Router />
    </ViewerIdContext>,
  );
  const respond = () => act(async () => calls.at(-1)?.resolve());
  return { latest, calls, respond, getBulk: () => latest.bulk ?? expect.fail('not rendered') };
}

const rows = ['1', '2', '3'].map((id) => ({ id, label: id, values: {} }));

it('sends under StrictMode, which mounts twice, each row once', async () => {
  const { getBulk, calls, respond } = setUp();
  act(() => getBulk().add(rows));
  act(() => getBulk().start());
  expect(getBulk().isRunning).toBe(true);
  for (const _ of rows) await respond();
  expect([calls.map(({ id }) => id), getBulk().isRunning]).toEqual([['1', '2', '3'], false]);
});

it('sends nothing more after the viewer has changed', async () => {
  const { latest, getBulk, calls, respond } = setUp();
  act(() => getBulk().add(rows));
  act(() => getBulk().start());
  latest.viewer = 'u-2';
  await respond();
  expect([calls.map(({ id }) => id), getBulk().isRunning]).toEqual([['1'], false]);
});

it('pauses when the page is left, and goes on where it was when the page is opened again', async () => {
  const { latest, getBulk, calls, respond } = setUp();
  act(() => getBulk().add(rows));
  act(() => getBulk().start());
  act(() => latest.show?.(false));
  await respond();
  expect(calls.map(({ id }) => id)).toEqual(['1']);
  act(() => latest.show?.(true));
  expect(getBulk().items.map(({ status }) => status)).toEqual(['sent', 'waiting', 'waiting']);
  act(() => getBulk().start());
  expect(calls.map(({ id }) => id)).toEqual(['1', '2']);
});

const nextTask = () => act(() => new Promise((resolve) => setTimeout(resolve)));

it('adds and starts in the next task, once after several presses, and sends each row once', async () => {
  const { getBulk, calls, respond } = setUp();
  const added: unknown[] = [];
  const press = () => getBulk().addAndStart(rows, () => added.push(calls.length, getBulk().items.length));
  act(press);
  act(press);
  expect([getBulk().items, calls, added]).toEqual([[], [], []]);
  await nextTask();
  expect(added).toEqual([0, 0]);
  for (const _ of rows) await respond();
  expect(calls.map(({ id }) => id)).toEqual(['1', '2', '3']);
});

it('sends nothing if the page is left, or the viewer has changed, before the next task', async () => {
  const { latest, getBulk, calls } = setUp();
  const handleAdd = vi.fn();
  act(() => getBulk().addAndStart(rows, handleAdd));
  act(() => latest.show?.(false));
  await nextTask();
  act(() => latest.show?.(true));
  expect([getBulk().items, calls]).toEqual([[], []]);
  expect(handleAdd).not.toHaveBeenCalled();
  act(() => getBulk().addAndStart(rows));
  latest.viewer = 'u-2';
  await nextTask();
  expect([calls, getBulk().isRunning]).toEqual([[], false]);
});
