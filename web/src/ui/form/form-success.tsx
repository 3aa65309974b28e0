import { type ReactNode, useEffect, useRef } from 'react';
import { Flex } from '../flex.ts';
import { CheckIcon } from '../icons.tsx';
import { canTakeFocus } from './focus-invalid.ts';

/** The success message at the top of a form that was submitted and reset. It takes the focus, so that Tab leads to the first field. */
export function FormSuccess({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ref.current && canTakeFocus(ref.current.closest('form'))) ref.current.focus();
  }, []);
  return (
    <Flex ref={ref} tabIndex={-1} gap="3" p="4" bg="success.bg" borderRadius="md" borderWidth="1px" borderColor="success.fg">
      <Flex color="success.fg" pt="0.5" flexShrink="0">
        <CheckIcon />
      </Flex>
      <p>{children}</p>
    </Flex>
  );
}
