import { type KeyboardEvent, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { act, renderRoute, waitFor } from '#lib/testing.tsx';
import { Modal } from './dialogs.tsx';
import { useLazyDialog } from './use-lazy-dialog.ts';

const dialogs = () => document.querySelectorAll('[role=dialog]').length;
const focusedLabel = () => document.activeElement?.getAttribute('aria-label');

/** A text field on which F2 opens a dialog with another field, where F2 opens a second dialog. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  const [isUpperOpen, setUpperOpen] = useState(false);
  const openOnF2 = (open: (isOpen: boolean) => void) => (event: KeyboardEvent) => event.key === 'F2' && open(true);
  return (
    <>
      <input aria-label="Page" onKeyDown={openOnF2(setOpen)} />
      {isOpen && (
        <Modal title="Lower" onClose={() => setOpen(false)}>
          <form>
            <input aria-label="Lower" onKeyDown={openOnF2(setUpperOpen)} />
          </form>
        </Modal>
      )}
      {isUpperOpen && (
        <Modal title="Upper" onClose={() => setUpperOpen(false)}>
          <p>Text</p>
        </Modal>
      )}
    </>
  );
}

it('gives the focus back with the caret at its place, so that no letter replaces the text', async () => {
  const { page } = await renderRoute(Page);
  const input = page.querySelector('input');
  act(() => input?.focus());
  await userEvent.keyboard('one{F2}');
  await waitFor(() => expect(focusedLabel()).toBe('Lower'));
  await userEvent.keyboard('two{F2}');
  await waitFor(() => expect(focusedLabel()).toBe('Close'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(focusedLabel()).toBe('Lower'));
  await userEvent.keyboard(' three');
  expect(document.querySelector<HTMLInputElement>('[aria-label=Lower]')?.value).toBe('two three');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect([dialogs(), focusedLabel()]).toEqual([0, 'Page']));
  await userEvent.keyboard(' four');
  expect(input?.value).toBe('one four');
});

it('closes on Back, but not while it is locked', async () => {
  const onClose = vi.fn();
  const watchers: EventTarget[] = [];
  class CloseWatcher extends EventTarget {
    constructor() {
      super();
      watchers.push(this);
    }
    destroy() {
      watchers.splice(watchers.indexOf(this), 1);
    }
  }
  vi.stubGlobal('CloseWatcher', CloseWatcher);
  function Dialog() {
    const [isBusy, setBusy] = useState(true);
    return (
      <Modal title="Busy" pending={isBusy} onClose={onClose}>
        <button type="button" aria-label="End" data-focus-first onClick={() => setBusy(false)} />
      </Modal>
    );
  }
  await renderRoute(Dialog);
  await waitFor(() => expect(focusedLabel()).toBe('End'));
  expect(watchers).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(watchers).toHaveLength(1));
  watchers[0]?.dispatchEvent(new Event('close'));
  expect(onClose).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it('does not open a dialog that loads late over another one', async () => {
  let endLoading = () => {};
  const loading = new Promise<void>((resolve) => (endLoading = resolve));
  const load = async () => {
    await loading;
    return () => <Modal title="Late">Late</Modal>;
  };
  function Opener() {
    const { Dialog, isPending, open } = useLazyDialog(load);
    const [isOtherOpen, setOtherOpen] = useState(false);
    return (
      <>
        <button type="button" aria-busy={isPending} onClick={open}>
          Open
        </button>
        <button type="button" onClick={() => setOtherOpen(true)}>
          Other
        </button>
        {Dialog && <Dialog />}
        {isOtherOpen && <Modal title="Other">Other</Modal>}
      </>
    );
  }
  const { page } = await renderRoute(Opener);
  const [opener, other] = page.querySelectorAll('button');
  act(() => opener?.click());
  await waitFor(() => expect(opener?.ariaBusy).toBe('true'));
  act(() => other?.click());
  await act(async () => endLoading());
  await waitFor(() => expect(opener?.ariaBusy).toBe('false'));
  expect([...document.querySelectorAll('[role=dialog] h2')].map(({ textContent }) => textContent)).toEqual(['Other']);
});
