// @vitest-environment happy-dom
import { act, useState, useSyncExternalStore } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { BulkItem } from '../../../lib/bulk/bulk-item.ts';
import { render, setUpReactTests } from '../../../lib/testing.tsx';
import { ViewerIdContext } from '../../../lib/track-viewer.ts';
import { createImportMemory } from './import-memory.ts';
import { type PasswordSlips, usePasswordSlips } from './use-password-slips.ts';

const { openBlankFrame } = vi.hoisted(() => ({ openBlankFrame: vi.fn() }));
vi.mock('../../../ui/document-viewer/blank-frame.ts', () => ({ openBlankFrame }));

setUpReactTests();
beforeEach(() => openBlankFrame.mockReset());

/** A frame that opens when the test calls `open`. */
function mockFrame() {
  const frame = { remove: vi.fn() };
  const print = vi.fn();
  const document = window.document.implementation.createHTMLDocument();
  const frameWindow = { document, print, addEventListener: vi.fn(), CSSStyleSheet };
  let open = () => {};
  openBlankFrame.mockReturnValue(
    new Promise((resolve) => {
      open = () => resolve({ frame, window: frameWindow });
    }),
  );
  return { print, remove: frame.remove, getText: () => document.body.textContent, open: () => open() };
}

function setUp({ items = [], listed = [] }: { items?: BulkItem[]; listed?: string[] } = {}) {
  const memory = createImportMemory();
  const password = memory.takePassword('a', { fullName: 'Asha', email: 'a' });
  const latest: { viewer?: string; slips?: PasswordSlips; leave?: () => void } = { viewer: 'u-1' };
  const studentIds = new Map(listed.map((id) => [id, 'GVI/1']));
  function Slips() {
    const { slips } = useSyncExternalStore(memory.subscribe, memory.get);
    latest.slips = usePasswordSlips({ bulk: { items }, memory, slips }, studentIds);
    return null;
  }
  function Page() {
    const [isShown, setIsShown] = useState(true);
    latest.leave = () => setIsShown(false);
    return isShown && <Slips />;
  }
  render(
    <ViewerIdContext value={() => latest.viewer}>
      <Page />
    </ViewerIdContext>,
  );
  const get = () => latest.slips ?? expect.fail('not rendered');
  const print = async () => {
    act(() => get().print());
    await vi.waitFor(() => expect(openBlankFrame).toHaveBeenCalledOnce());
  };
  return { memory, password, latest, get, print };
}

it('prints the slips, and removes their frame when the page is left', async () => {
  const frame = mockFrame();
  const { memory, password, latest, get, print } = setUp();
  act(() => memory.confirm('a'));
  await print();
  await act(async () => frame.open());
  expect(frame.print).toHaveBeenCalledOnce();
  expect(frame.getText()).toContain(password);
  expect([get().count, get().unprinted, frame.remove.mock.calls.length]).toEqual([1, 0, 0]);
  act(() => latest.leave?.());
  expect(frame.remove).toHaveBeenCalled();
});

it.each([
  ['the page is left', ({ latest }: ReturnType<typeof setUp>) => latest.leave?.()],
  ['the viewer has logged out', ({ latest }: ReturnType<typeof setUp>) => delete latest.viewer],
])('prints nothing after %s, and removes the frame', async (_, leave) => {
  const frame = mockFrame();
  const page = setUp();
  act(() => page.memory.confirm('a'));
  await page.print();
  act(() => void leave(page));
  await act(async () => frame.open());
  expect(frame.remove).toHaveBeenCalled();
  expect(frame.print).not.toHaveBeenCalled();
  expect(frame.getText()).not.toContain(page.password);
  expect(page.memory.get().slips.a?.isPrinted).toBe(false);
});

it('the slip of a student without a response stays when the row is removed, if the list has the student', () => {
  const items: BulkItem[] = [{ id: 'a', label: 'a', values: {}, status: 'unknown' }];
  const { memory, get } = setUp({ items, listed: ['a'] });
  act(() => memory.discard(['a']));
  expect(get().count).toBe(1);
});
