import { beforeEach, expect, it, vi } from 'vitest';
import { act, render } from '#lib/testing.tsx';
import { addOpenDialog } from '../dialog/open-dialogs.ts';
import { createToastStore, toastDurationMs } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => void vi.useFakeTimers());

const cards = (page: HTMLElement) => [...page.querySelectorAll<HTMLElement>('[data-toast]')];
const button = (page: HTMLElement, name: string) =>
  [...page.querySelectorAll('button')].find((found) => (found.getAttribute('aria-label') ?? found.textContent) === name);

it('announces errors assertively and the rest politely, each type with its own icon [R-246, R-249, R-250, R-251]', () => {
  const store = createToastStore();
  const page = render(<Toaster store={store} />);
  act(() => {
    store.error('Broken');
    store.success('Saved');
    store.warning('Careful');
  });
  expect(cards(page).map((card) => [card.getAttribute('role'), card.dataset.toast, card.textContent])).toEqual([
    ['alert', 'error', 'Error: Broken'],
    ['status', 'success', 'Success: Saved'],
    ['status', 'warning', 'Warning: Careful'],
  ]);
  expect(new Set(cards(page).map((card) => card.querySelector('svg')?.innerHTML))).toHaveProperty('size', 3);
});

it('has a close button [R-246]', () => {
  const store = createToastStore();
  const page = render(<Toaster store={store} />);
  act(() => store.error('Broken'));
  act(() => button(page, 'Close notification')?.click());
  expect(cards(page)).toHaveLength(0);
});

it('pauses while it is hovered or has the focus, and restarts afterwards [R-248, R-252, Q-40]', () => {
  const store = createToastStore();
  const page = render(<Toaster store={store} />);
  act(() => store.error('Broken'));
  const dispatch = (type: string) => act(() => void cards(page)[0]?.dispatchEvent(new PointerEvent(type, { bubbles: true })));
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  pass(toastDurationMs - 1);
  dispatch('pointerover');
  pass(60_000);
  dispatch('pointerout');
  act(() => button(page, 'Close notification')?.focus());
  pass(60_000);
  act(() => button(page, 'Close notification')?.blur());
  pass(toastDurationMs - 1);
  expect(cards(page)).toHaveLength(1);
  pass(1);
  expect(cards(page)).toHaveLength(0);
});

it('offers an action, which closes the toast [Q-22]', () => {
  const store = createToastStore();
  const page = render(<Toaster store={store} />);
  const onClick = vi.fn();
  act(() => store.error('No response', { label: 'Retry', onClick }));
  act(() => button(page, 'Retry')?.click());
  expect([onClick.mock.calls.length, cards(page).length]).toEqual([1, 0]);
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

const region = '[aria-label=Notifications]';

it('renders in the topmost open dialog, and in the page again after that closes [R-246]', () => {
  const store = createToastStore();
  const page = render(<Toaster store={store} />);
  act(() => store.error('Broken'));
  const lower = openDialog();
  const upper = openDialog();
  const places = () => [page, lower.dialog, upper.dialog].map((place) => place.querySelectorAll(`${region} [role=alert]`).length);
  expect(places()).toEqual([0, 0, 1]);
  upper.close();
  expect(places()).toEqual([0, 1, 0]);
  lower.close();
  expect(places()).toEqual([1, 0, 0]);
});

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('keeps its timer when it moves into a dialog [R-247]', () => {
  const store = createToastStore();
  render(<Toaster store={store} />);
  act(() => store.error('Broken'));
  pass(toastDurationMs - 1);
  const { dialog, close } = openDialog();
  expect(cards(dialog)).toHaveLength(1);
  pass(1);
  expect(cards(dialog)).toHaveLength(0);
  close();
});

it('resumes if it moves away from the pointer [R-248, Q-40]', () => {
  const store = createToastStore();
  const page = render(<Toaster store={store} />);
  act(() => store.error('Broken'));
  const { dialog, close } = openDialog();
  act(() => void cards(dialog)[0]?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
  pass(60_000);
  close();
  pass(toastDurationMs - 1);
  expect(cards(page)).toHaveLength(1);
  pass(1);
  expect(cards(page)).toHaveLength(0);
});

it('makes room at the foot of the page while a toast is open', () => {
  const store = createToastStore();
  render(<Toaster store={store} />);
  const room = () => document.documentElement.style.getPropertyValue('--toasts');
  expect(room()).toBe('');
  act(() => store.error('Broken'));
  expect(room()).toMatch(/^\d+px$/);
  act(store.clear);
  expect(room()).toBe('');
});
