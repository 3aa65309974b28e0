import { expect, inject, vi } from 'vitest';
import { parseTypedDate } from '../../src/lib/form-values.ts';
import type { Key, Tab, TabElement } from './drivers/driver.ts';

const patience = { timeout: 30_000, interval: 50 };
/** Fields, by their label. */
const field = 'input, select, textarea';

/** A tab of any of the browsers, with methods in the words of a user. Every method waits for the elements that it needs. */
export class Page {
  readonly #tab: Tab;

  constructor(tab: Tab) {
    this.#tab = tab;
  }

  async goto(path: string): Promise<void> {
    await this.#tab.goto(inject('origin') + path);
    await this.hydrated();
  }

  async reload(): Promise<void> {
    await this.#tab.reload();
    await this.hydrated();
  }

  back = () => this.#tab.back();
  forward = () => this.#tab.forward();
  type = (text: string) => this.#tab.type(text);
  press = (key: Key) => this.#tab.press(key);
  evaluate: Tab['evaluate'] = (callback, ...args) => this.#tab.evaluate(callback, ...args);

  hydrated = () => this.waitFor(() => document.documentElement.dataset.hydrated !== undefined);

  /** Waits until a function returns true in the page. */
  async waitFor(callback: (...args: string[]) => boolean, ...args: string[]): Promise<void> {
    await vi.waitFor(async () => expect(await this.evaluate(callback, ...args), `${callback} ${args}`).toBe(true), patience);
  }

  /** Waits for the heading of a page and its focus, which ends a navigation. */
  async heading(name: string): Promise<void> {
    await this.waitFor((text) => document.querySelector('h1')?.textContent === text, name);
  }

  path = (path: string) => this.waitFor((expected) => location.pathname === expected, path);
  see = (text: string) => this.waitFor((expected) => document.body.textContent.includes(expected), text);

  async find(selector: string, name = ''): Promise<TabElement> {
    return vi.waitFor(async () => {
      const element = await this.#tab.find(selector, name);
      if (!element) throw new Error(`There is no ${selector} '${name}'.`);
      return element;
    }, patience);
  }

  /** Tries again while something covers the element. */
  async click(selector: string, name = ''): Promise<void> {
    await vi.waitFor(async () => (await this.find(selector, name)).click(), patience);
  }

  button = (name: string) => this.click('button', name);
  link = (name: string) => this.click('a', name);

  async upload(label: string, file: string): Promise<void> {
    await (await this.find('input[type=file]', label)).upload(file);
  }

  /** Types into a field, in place of its value. Sets the value of a picker, because browsers differ in how dates are typed. */
  async fill(label: string, text: string): Promise<void> {
    const input = await this.find(field, label);
    const isPicker = await input.evaluate((element) => {
      if (element instanceof HTMLElement) element.focus();
      if (!(element instanceof HTMLInputElement)) return false;
      element.select();
      return ['date', 'time'].includes(element.type);
    });
    await (isPicker ? this.#setValue(parseTypedDate(text) ?? text) : this.type(text));
  }

  /** Sets the value of the field with the focus like a picker, past React's own setter. */
  #setValue = (text: string) =>
    this.evaluate((value) => {
      const field = document.activeElement;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
      field?.dispatchEvent(new Event('change', { bubbles: true }));
    }, text);

  async fillAll(values: Record<string, string>): Promise<void> {
    for (const [label, text] of Object.entries(values)) await this.fill(label, text);
  }

  /** Selects the option with this text or value, once the option is there. */
  async choose(label: string, option: string): Promise<void> {
    const select = await this.find('select', label);
    await select.evaluate((element) => element instanceof HTMLElement && element.focus());
    await this.waitFor((wanted) => {
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLSelectElement)) return false;
      const index = [...activeElement.options].findIndex(({ text, value }) => text === wanted || value === wanted);
      if (index < 0) return false;
      activeElement.selectedIndex = index;
      activeElement.dispatchEvent(new Event('change', { bubbles: true }));
      return true;
    }, option);
  }

  async value(label: string): Promise<string> {
    const input = await this.find(field, label);
    return input.evaluate((element) => (element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.value : ''));
  }

  /** The name or the text of the element with the focus. */
  focused(): Promise<string> {
    return this.evaluate(() => {
      const { activeElement } = document;
      const labels = activeElement instanceof HTMLInputElement ? activeElement.labels : null;
      return (activeElement?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? activeElement?.textContent ?? '').trim();
    });
  }

  async expectFocus(name: string): Promise<void> {
    await vi.waitFor(async () => expect(await this.focused()).toBe(name), patience);
  }

  /** The errors that the pages of this tab have reported; see collect-errors.js. */
  errors(): Promise<string[]> {
    return this.evaluate(() => JSON.parse(sessionStorage.getItem('test.errors') ?? '[]'));
  }
}
