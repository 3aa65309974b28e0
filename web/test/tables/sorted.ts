/** Texts in ascending order. */
export const sorted = (texts: readonly string[]) =>
  texts.toSorted(new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' }).compare);
