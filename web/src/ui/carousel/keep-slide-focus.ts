/** A ref of a row of slides: when the moving slides replace the row, the focus in a slide moves to the same slide among them. */
export function keepSlideFocus(row: HTMLElement | null): () => void {
  const carousel = row?.closest('[aria-roledescription=carousel]');
  return () => {
    const slides = [...(row?.querySelectorAll('[aria-roledescription=slide]') ?? [])];
    const index = slides.findIndex((slide) => slide.contains(document.activeElement));
    if (index === -1) return;
    queueMicrotask(() => {
      const slide = carousel?.querySelectorAll('.slick-active [aria-roledescription=slide]')[index];
      slide?.querySelector('a')?.focus({ preventScroll: true });
    });
  };
}
