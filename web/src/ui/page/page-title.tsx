import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { usePassFocus } from '../hooks/use-restore-focus.ts';

/** The one h1 of a page. It takes focus after a change of page, which is why it may be focused by script. */
export function PageTitle(props: ComponentProps<typeof Title>) {
  return <Title ref={usePassFocus<HTMLHeadingElement>()} tabIndex={-1} {...props} />;
}

const Title = chakra('h1', { base: { textStyle: 'xl', fontWeight: '700' } });
