import { type RefObject, useEffect, useRef } from 'react';

/** Leads to the first field of a form, or of a part of one, that is marked as wrong, once the marks are drawn. */
export function focusFirstInvalid(form: Element): void {
  requestAnimationFrame(() => firstInvalid(form)?.focus());
}

/**
 * For the form that a server may refuse: when it does, the focus goes to the first field that it has named, unless the person
 * has gone on to something else.
 */
export function useFocusRefused(error: Error | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error && form.current && holdsFocus(form.current)) firstInvalid(form.current)?.focus();
  }, [error]);
  return form;
}

/** Whether the focus is in a form, or nowhere. */
export function holdsFocus(form: Element | null): boolean {
  return document.activeElement === document.body || form?.contains(document.activeElement) === true;
}

function firstInvalid(form: Element): HTMLElement | null {
  return form.querySelector('[aria-invalid=true]');
}
