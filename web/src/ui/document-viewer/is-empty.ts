/** True if a document has neither text nor images. */
export function isEmpty(root: HTMLElement): boolean {
  const isText = ({ nodeType, textContent }: Node) => nodeType === Node.TEXT_NODE && textContent?.trim();
  const elements = [...root.querySelectorAll('body, body *:not(style)')];
  return !elements.some((element) => element.matches('img, svg') || [...element.childNodes].some(isText));
}
