import type { Locator, Page } from '@playwright/test';

/** Estimates of the time that each action takes, in seconds. Moving to a field or a list of options counts beside its keys. */
const seconds = { click: 1.3, key: 0.28, field: 0.9 };

/** Does what a user does, and counts it. */
export class Effort {
  clicks = 0;
  keys = 0;
  fields = 0;

  constructor(private readonly page: Page) {}

  /** The estimated time of all actions so far. */
  get seconds(): number {
    return this.clicks * seconds.click + this.keys * seconds.key + this.fields * seconds.field;
  }

  get summary(): string {
    return `${this.clicks} clicks, ${this.keys} keys, ${this.fields} fields: ${Math.round(this.seconds)} s`;
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  /** Goes to a field and types. */
  async type(field: Locator, text: string): Promise<void> {
    this.fields += 1;
    this.keys += text.length;
    await field.fill(text);
  }

  /** Goes to a native select and chooses an option. */
  async choose(field: Locator, label: string): Promise<void> {
    this.fields += 1;
    this.clicks += 1;
    await field.selectOption({ label });
  }

  /** Goes on typing where the focus is. */
  async continueTyping(text: string): Promise<void> {
    this.keys += text.length;
    await this.page.keyboard.insertText(text);
  }

  async press(key: string): Promise<void> {
    this.keys += 1;
    await this.page.keyboard.press(key);
  }
}
