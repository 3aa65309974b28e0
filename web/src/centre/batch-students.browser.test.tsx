import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { type Bulk, useBulkRun } from '#lib/bulk/use-bulk-run.ts';
import { act, render } from '#lib/testing.tsx';
import { ViewerIdContext } from '#lib/track-viewer.ts';
import { useRemoveSentDraft } from './batch-students.ts';

it.each([
  { left: 0, error: undefined, calls: 1 },
  { left: 1, error: undefined, calls: 0 },
  { left: 0, error: new Error('rejected'), calls: 0 },
])('removes the draft at the end of a run only if all is sent: %j', async ({ left, error, calls }) => {
  const remove = vi.fn();
  const latest: { bulk?: Bulk; rerender?: (count: number) => void } = {};
  function Page() {
    const [, rerender] = useState(0);
    const bulk = useBulkRun({ name: 'results', send: () => (error ? Promise.reject(error) : Promise.resolve()) });
    Object.assign(latest, { bulk, rerender });
    useRemoveSentDraft({ draft: { remove }, bulk, left });
    return null;
  }
  render(
    <ViewerIdContext value={() => 'u'}>
      <Page />
    </ViewerIdContext>,
  );
  act(() => latest.bulk?.add([{ id: '1', label: '1', values: {} }]));
  await act(async () => latest.bulk?.start());
  expect(latest.bulk?.isRunning).toBe(false);
  act(() => latest.rerender?.(1));
  expect(remove).toHaveBeenCalledTimes(calls);
});
