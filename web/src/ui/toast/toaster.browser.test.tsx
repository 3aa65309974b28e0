import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { act, render } from '#lib/testing.tsx';
import { addOpenDialog } from '../dialog/open-dialogs.ts';
import { createToastStore, toastDurationMs } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => void vi.useFakeTimers());
// A closed dialog gives the focus back later.
afterEach(() => void vi.runOnlyPendingTimers());

function setUp() {
  const store = createToastStore();
  const page = render(<Toaster store={store} />);
  const cards = (place: HTMLElement = page) => [...place.querySelectorAll<HTMLElement>('[data-toast]')];
  const button = (name: string) =>
    [...document.querySelectorAll('button')].find((found) => (found.getAttribute('aria-label') ?? found.textContent) === name);
  const dispatch = (type: string, place?: HTMLElement) =>
    act(() => void cards(place)[0]?.dispatchEvent(new PointerEvent(type, { bubbles: true })));
  return { store, page, cards, button, dispatch };
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('announces errors assertively and the rest politely, each type with its own icon [R-246, R-249, R-250, R-251]', async () => {
  const { store, cards } = setUp();
  act(() => {
    store.error('Broken');
    store.success('Saved');
    store.warning('Careful');
  });
  await expect
    .poll(() => cards().map((card) => [card.getAttribute('role'), card.dataset.toast, card.textContent]))
    .toEqual([
      ['alert', 'error', 'Error: Broken'],
      ['status', 'success', 'Success: Saved'],
      ['status', 'warning', 'Warning: Careful'],
    ]);
  expect(new Set(cards().map((card) => card.querySelector('svg')?.innerHTML))).toHaveProperty('size', 3);
});

it('has a close button, and offers an action, which closes the toast [R-246, Q-22]', async () => {
  const { store, cards, button } = setUp();
  const onClick = vi.fn();
  act(() => store.error('No response', { label: 'Retry', onClick }));
  await expect.poll(cards).toHaveLength(1);
  act(() => button('Retry')?.click());
  await expect.poll(() => [onClick.mock.calls.length, cards().length]).toEqual([1, 0]);
  act(() => store.error('Broken'));
  await expect.poll(cards).toHaveLength(1);
  act(() => button('Close notification')?.click());
  await expect.poll(cards).toHaveLength(0);
});

it('pauses while it is hovered or has the focus, and restarts afterwards [R-248, R-252, Q-40]', async () => {
  const { store, cards, button, dispatch } = setUp();
  act(() => store.error('Broken'));
  await expect.poll(cards).toHaveLength(1);
  pass(toastDurationMs - 1);
  dispatch('pointerover');
  pass(60_000);
  dispatch('pointerout');
  act(() => button('Close notification')?.focus());
  pass(60_000);
  act(() => button('Close notification')?.blur());
  pass(toastDurationMs - 1);
  expect(cards()).toHaveLength(1);
  pass(1);
  await expect.poll(cards).toHaveLength(0);
});

/** Opens a dialog above the page. */
function openDialog() {
  const dialog = document.body.appendChild(document.createElement('div'));
  let remove = () => {};
  act(() => {
    remove = addOpenDialog(dialog);
  });
  const close = () => {
    act(remove);
    dialog.remove();
  };
  return { dialog, close };
}

it('renders in the topmost open dialog, and in the page again after that closes [R-246]', async () => {
  const { store, page } = setUp();
  act(() => store.error('Broken'));
  const lower = openDialog();
  const upper = openDialog();
  const places = () =>
    [page, lower.dialog, upper.dialog].map((place) => place.querySelectorAll('[aria-label=Notifications] [role=alert]').length);
  await expect.poll(places).toEqual([0, 0, 1]);
  upper.close();
  await expect.poll(places).toEqual([0, 1, 0]);
  lower.close();
  await expect.poll(places).toEqual([1, 0, 0]);
});

it('keeps its timer when it moves into a dialog, and resumes if it moves away from the pointer [R-247, R-248, Q-40]', async () => {
  const { store, cards, dispatch } = setUp();
  act(() => store.error('Broken'));
  pass(toastDurationMs - 1);
  const first = openDialog();
  await expect.poll(() => cards(first.dialog)).toHaveLength(1);
  pass(1);
  await expect.poll(() => cards(first.dialog)).toHaveLength(0);
  first.close();
  act(() => store.error('Broken again'));
  const second = openDialog();
  await expect.poll(() => cards(second.dialog)).toHaveLength(1);
  dispatch('pointerover', second.dialog);
  pass(60_000);
  second.close();
  pass(toastDurationMs - 1);
  expect(cards()).toHaveLength(1);
  pass(1);
  await expect.poll(cards).toHaveLength(0);
});
