/** Runs in the page. A name is the text of an aria-label, of a label, or of the element itself; '' fits every element. */
export function findElement(selector: string, name: string): Element | null {
  const clean = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim();
  const hasName = (element: Element) => {
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
    const texts = [element.getAttribute('aria-label'), ...labels.map((label) => label.textContent), element.textContent];
    return name === '' || texts.some((text) => clean(text) === name);
  };
  const isVisible = (element: Element) => element.matches('[type=file]') || element.checkVisibility({ visibilityProperty: true });
  return [...document.querySelectorAll(selector)].find((element) => hasName(element) && isVisible(element)) ?? null;
}
