import { type RefObject, useEffect, useRef, useState } from 'react';

/** Tracks whether the fields of a form differ from their initial values. Call `check` on input and `reset` on reset. */
export function useIsDirty(formRef: RefObject<HTMLFormElement | null>) {
  const [isDirty, setIsDirty] = useState(false);
  const initial = useRef<string>(undefined);
  useEffect(() => {
    // Only once, because StrictMode runs effects twice, and a draft may be restored in between.
    if (formRef.current) initial.current ??= formSnapshot(formRef.current);
  }, [formRef]);
  const check = () => formRef.current && setIsDirty(formSnapshot(formRef.current) !== initial.current);
  // Removing a file fires no input event, but its preview rerenders.
  useEffect(() => void check());
  /** Makes the current values the initial ones. */
  const accept = () => {
    if (formRef.current) initial.current = formSnapshot(formRef.current);
    setIsDirty(false);
  };
  return { isDirty, check, accept, reset: () => setIsDirty(false) };
}

/** The values of a form as one string, for comparison. Files count by their name. */
export function formSnapshot(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
  // Blank fields are left out: a field that appears after a selection makes the form dirty only once it has a value.
  return JSON.stringify(entries.filter(([, value]) => value !== ''));
}
