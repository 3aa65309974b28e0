import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { recipe } from '../../theme/system.ts';
import { PageTitle } from './page-title.tsx';

/** The title of a page, with an optional description and primary action. */
export function PageHeader({ title, text, action }: { title: string; text?: string; action?: ReactNode }) {
  return (
    <Root>
      <div>
        <PageTitle>{title}</PageTitle>
        {text && <p>{text}</p>}
      </div>
      {action}
    </Root>
  );
}

const Root = chakra(
  'div',
  recipe({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-end',
      justifyContent: 'space-between',
      gap: '4',
      mb: { base: '6', md: '8' },
      '& > div': { minWidth: '0', maxWidth: '100%' },
      '& p': { mt: '2', maxWidth: 'text', color: 'fg.muted' },
    },
  }),
);
