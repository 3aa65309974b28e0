type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Focuses the first blank field after this one, after the next render. */
export function focusNextBlank(field: Control): void {
  requestAnimationFrame(() => {
    const controls = [...(field.form?.elements ?? [])];
    controls
      .slice(controls.indexOf(field) + 1)
      .find(isBlankControl)
      ?.focus();
  });
}

function isBlankControl(element: Element): element is Control {
  const isControl = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some((type) => element instanceof type);
  return isControl && 'value' in element && element.value === '';
}
