import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { recipe } from '../../theme/system.ts';
import { useRestoreFocus } from '../hooks/use-restore-focus.ts';

/** The h1 of a page. It is focusable by script, because it gets the focus after each navigation. */
export function PageTitle(props: ComponentProps<typeof Title>) {
  return <Title ref={useRestoreFocus<HTMLHeadingElement>()} tabIndex={-1} {...props} />;
}

const Title = chakra('h1', recipe({ base: { textStyle: 'xl', fontWeight: '700' } }));
