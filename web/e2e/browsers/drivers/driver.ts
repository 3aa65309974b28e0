/** A running browser. */
export interface Browser {
  /** Opens a tab that shares no storage with others. */
  open(): Promise<Tab>;
  close(): Promise<unknown>;
}

/** What the flows need of a tab. Functions to evaluate are sent to the page as text, so they may use only their arguments. */
export interface Tab {
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  back(): Promise<unknown>;
  forward(): Promise<unknown>;
  evaluate<Result>(callback: (...args: string[]) => Result, ...args: string[]): Promise<Awaited<Result>>;
  /** The first visible element that matches the selector and has this name; see `findElement`. */
  find(selector: string, name: string): Promise<TabElement | undefined>;
  /** Types on the keyboard. */
  type(text: string): Promise<unknown>;
  press(key: Key): Promise<unknown>;
  close(): Promise<unknown>;
}

/** An element in a tab. */
export interface TabElement {
  click(): Promise<unknown>;
  /** Selects a file in a file input. */
  upload(path: string): Promise<unknown>;
  evaluate<Result>(callback: (element: Element) => Result): Promise<Awaited<Result>>;
}

export type Key = 'ArrowDown' | 'Backspace' | 'Enter' | 'Escape' | 'Tab';
