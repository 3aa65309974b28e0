import { type RefObject, useEffect, useRef } from 'react';

/** Leads to the first field of a form that is marked as wrong, once the marks are drawn. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  requestAnimationFrame(() => firstInvalid(form)?.focus());
}

/** For the form that a server may refuse: when it does, the focus goes to the first field that it has named. */
export function useFocusRefused(error: Error | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error && form.current) firstInvalid(form.current)?.focus();
  }, [error]);
  return form;
}

function firstInvalid(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector('[aria-invalid=true]');
}
