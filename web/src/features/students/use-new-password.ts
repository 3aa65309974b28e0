import { useRef, useState } from 'react';
import { makePassword } from './make-password.ts';

/** The two password fields of a form, and a password that is made for them. */
export function useNewPassword() {
  const passwordRef = useRef<HTMLInputElement>(null);
  const confirmRef = useRef<HTMLInputElement>(null);
  const [isVisible, setIsVisible] = useState(false);
  return {
    password: { ref: passwordRef, isVisible, onVisibleChange: setIsVisible },
    confirm: { ref: confirmRef },
    /** Fills in both fields, and shows the password, because the operator passes it on to the student. */
    make: () => {
      const password = makePassword();
      for (const { current } of [passwordRef, confirmRef]) fill(current, password);
      setIsVisible(true);
      passwordRef.current?.focus();
    },
    hide: () => setIsVisible(false),
  };
}

export type NewPassword = ReturnType<typeof useNewPassword>;

/** Sets a value as if it was typed, so that the form notices. */
function fill(input: HTMLInputElement | null, value: string): void {
  if (!input) return;
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
