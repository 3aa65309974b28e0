import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the first invalid field of a form or a part of it, after the next render. */
export function focusFirstInvalid(form: Element): void {
  requestAnimationFrame(() => firstInvalid(form)?.focus());
}

/** Focuses the first invalid field when the server rejects the form, unless the viewer has moved the focus elsewhere. */
export function useFocusOnError(error: Error | undefined): RefObject<HTMLFormElement | null> {
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error && formRef.current && canTakeFocus(formRef.current)) firstInvalid(formRef.current)?.focus();
  }, [error]);
  return formRef;
}

/** True if the focus is inside the form or nowhere, so moving it does not interrupt the viewer. */
export function canTakeFocus(form: Element | null): boolean {
  return document.activeElement === document.body || form?.contains(document.activeElement) === true;
}

function firstInvalid(form: Element): HTMLElement | null {
  return form.querySelector('[aria-invalid=true]');
}
