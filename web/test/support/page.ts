import { expect, onTestFinished } from 'vitest';
import { commands, type Locator, page, userEvent } from 'vitest/browser';
import { waitForResponses } from './render-route.tsx';

export const main = page.getByRole('main');
export const header = page.getByRole('banner');
export const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name, exact: true });

export const field = (label: string) => main.getByLabelText(label, { exact: true });
export const button = (name: string | RegExp) => main.getByRole('button', { name, exact: true });
export const link = (name: string | RegExp) => main.getByRole('link', { name, exact: true });
export const dialog = (name?: string | RegExp) => page.getByRole('dialog', name === undefined ? {} : { name });

/** The visible toasts with exactly this text, or with a text that matches. */
export function toast(text: string | RegExp): Locator {
  const shown = page.getByRole('region', { name: 'Notifications' }).css('[data-toast]');
  return shown.filter({ has: page.getByText(text, { exact: true }) });
}

export function row(name: string | RegExp): Locator {
  return main.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
}

export const cells = (name: string | RegExp) => row(name).getByRole('cell');
export const columnHeaders = () => texts(main.getByRole('columnheader'));
export const rowNames = () => texts(main.getByRole('rowheader'));
export const searchBox = main.getByRole('searchbox', { name: 'Search' });
/** The visible rows and their total, such as '1–5 of 7'. */
export const rowRange = page.getByRole('navigation', { name: 'Pagination' }).getByRole('status');
export const sidebarLink = (name: string) => page.getByRole('navigation', { name: 'Franchise' }).getByRole('link', { name, exact: true });

/** The texts of all elements, as a reader sees them. */
export const texts = (locator: Locator): string[] => locator.elements().map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());

export const expectTexts = (locator: Locator, ...expected: string[]) => expect.poll(() => texts(locator)).toEqual(expected);

export const expectCount = (locator: Locator, count: number) => expect.poll(() => locator.elements().length).toBe(count);

/** Focuses an element without the pointer, once the element is there. */
export async function focus(locator: Locator): Promise<void> {
  await expect.element(locator).toBeVisible();
  locator.element().focus();
}

export async function press(locator: Locator, keys: string): Promise<void> {
  await focus(locator);
  await userEvent.keyboard(keys);
}

/** Both clicks in one task, because a later click would hit the page behind a dialog that closes. */
export async function clickTwice(locator: Locator): Promise<void> {
  await expect.element(locator).toBeVisible();
  const element = locator.element();
  for (let click = 0; click < 2; click += 1) element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/** The second click of a double click, after the first click has changed the page. */
export const clickLate = (locator: Locator) =>
  locator.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));

export async function emulateMedia(media: Parameters<typeof commands.emulateMedia>[0]): Promise<void> {
  onTestFinished(() => commands.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce', media: null }));
  await commands.emulateMedia(media);
}

/** Presses Tab until the control with this label or text has the focus. */
export async function tabTo(name: string): Promise<void> {
  const focusedName = () => {
    const focused = document.activeElement;
    const label = focused && 'labels' in focused && focused.labels instanceof NodeList ? focused.labels[0]?.textContent : undefined;
    return (label ?? focused?.textContent ?? '').trim();
  };
  for (let press = 0; press < 200; press += 1) {
    await userEvent.tab();
    if (focusedName() === name) return;
  }
  throw new Error(`Tab does not reach '${name}'.`);
}

export const expectEditable = (locator: Locator, isEditable = true) =>
  expect.poll(() => !locator.element().matches(':disabled, [readonly], [aria-readonly=true]')).toBe(isEditable);

/** No toast is left, and no toast comes with a response. */
export async function expectNoToasts(): Promise<void> {
  await waitForResponses();
  await expectTexts(toast(/./));
}

/** The elements that a person sees. */
export const visible = (locator: Locator) => locator.elements().filter((element) => element.checkVisibility({ visibilityProperty: true }));
