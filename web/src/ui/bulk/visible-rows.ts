/** How many rows of a kind are rendered; a run may have thousands. */
export const maxVisible = 100;

/** Tells that there are more rows than are rendered; '' if there are not. */
export function getHiddenText(count: number): string {
  return count > maxVisible ? `These are the first ${maxVisible} of ${count}.` : '';
}
