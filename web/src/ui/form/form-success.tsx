import { Flex } from '@chakra-ui/react/flex';
import { type ReactNode, useEffect, useRef } from 'react';
import { CheckIcon } from '../icons.tsx';
import { holdsFocus } from './focus-invalid.ts';

/** Stands at the head of a form that has been sent and emptied. It takes the focus of the form, and the first field comes next. */
export function FormDone({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ref.current && holdsFocus(ref.current.closest('form'))) ref.current.focus();
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
