import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show, useReactTests } from '../../lib/testing.tsx';
import { forgetClosed, showModal } from '../dialog/modal-stack.ts';
import { createNotices, noticeMs } from './toast-store.ts';
import { Notices } from './toaster.tsx';

useReactTests();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const cards = (page: HTMLElement) => [...page.querySelectorAll<HTMLElement>('[data-notice]')];
const button = (page: HTMLElement, name: string) =>
  [...page.querySelectorAll('button')].find((found) => (found.getAttribute('aria-label') ?? found.textContent) === name);

it('says an error at once and the rest politely [R-246, R-249, R-250, R-251]', () => {
  const store = createNotices();
  const page = show(<Notices store={store} />);
  act(() => {
    store.error('Broken');
    store.success('Saved');
    store.warning('Careful');
  });
  expect(cards(page).map((card) => [card.getAttribute('role'), card.dataset.notice, card.textContent])).toEqual([
    ['alert', 'error', 'Error: Broken'],
    ['status', 'success', 'Done: Saved'],
    ['status', 'warning', 'Please note: Careful'],
  ]);
});

it('has a close button [R-246]', () => {
  const store = createNotices();
  const page = show(<Notices store={store} />);
  act(() => store.error('Broken'));
  act(() => button(page, 'Close notice')?.click());
  expect(cards(page)).toHaveLength(0);
});

it('waits under the pointer and starts anew when it leaves [R-248, R-252, Q-40]', () => {
  const store = createNotices();
  const page = show(<Notices store={store} />);
  act(() => store.error('Broken'));
  const point = (type: string) => act(() => void cards(page)[0]?.dispatchEvent(new PointerEvent(type, { bubbles: true })));
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  pass(noticeMs - 1);
  point('pointerover');
  pass(60_000);
  point('pointerout');
  pass(noticeMs - 1);
  expect(cards(page)).toHaveLength(1);
  pass(1);
  expect(cards(page)).toHaveLength(0);
});

it('offers an action, which closes the notice [Q-22]', () => {
  const store = createNotices();
  const page = show(<Notices store={store} />);
  const run = vi.fn();
  act(() => store.error('Nobody answered', { label: 'Retry', run }));
  act(() => button(page, 'Retry')?.click());
  expect([run.mock.calls.length, cards(page).length]).toEqual([1, 0]);
});

/** A dialog that is open above the page. */
function openDialog(): HTMLDialogElement {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  act(() => showModal(dialog));
  return dialog;
}

const region = '[aria-label=Notices]';

it('is drawn in the topmost open dialog, and in the page again when that closes or goes [R-246]', () => {
  const store = createNotices();
  const page = show(<Notices store={store} />);
  act(() => store.error('Broken'));
  const lower = openDialog();
  const upper = openDialog();
  const places = () => [page, lower, upper].map((place) => place.querySelectorAll(`${region} [role=alert]`).length);
  expect(places()).toEqual([0, 0, 1]);
  act(() => upper.close());
  expect(places()).toEqual([0, 1, 0]);
  lower.remove();
  act(forgetClosed);
  expect(places()).toEqual([1, 0, 0]);
  upper.remove();
});

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('keeps its time when it is drawn elsewhere [R-247]', () => {
  const store = createNotices();
  show(<Notices store={store} />);
  act(() => store.error('Broken'));
  pass(noticeMs - 1);
  const dialog = openDialog();
  expect(cards(dialog)).toHaveLength(1);
  pass(1);
  expect(cards(dialog)).toHaveLength(0);
  dialog.remove();
});

it('is not held by a pointer that could not leave it [R-248, Q-40]', () => {
  const store = createNotices();
  const page = show(<Notices store={store} />);
  act(() => store.error('Broken'));
  const dialog = openDialog();
  act(() => void cards(dialog)[0]?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
  pass(60_000);
  act(() => dialog.close());
  pass(noticeMs - 1);
  expect(cards(page)).toHaveLength(1);
  pass(1);
  expect(cards(page)).toHaveLength(0);
  dialog.remove();
});
