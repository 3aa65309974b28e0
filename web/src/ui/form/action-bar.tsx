import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { SubmitButton } from './submit-button.tsx';

interface ActionBarProps {
  submit: string;
  cancel?: ReactNode;
  pending: boolean;
  /** Above the bar, which keeps its height. */
  refusal: string | undefined;
}

/** What ends a form. It stays in sight while a long form is filled in. */
export function ActionBar({ submit, cancel, pending, refusal }: ActionBarProps) {
  const id = useId();
  return (
    <>
      {refusal && (
        <Box as="p" id={id} mt="4" color="error.fg" overflowWrap="anywhere">
          {refusal}
        </Box>
      )}
      <Bar data-action-bar>
        <SubmitButton pending={pending} aria-describedby={refusal && id}>
          {submit}
        </SubmitButton>
        {cancel}
      </Bar>
    </>
  );
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    paddingBlock: '3',
    marginTop: '4',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    // Two stand beside each other on a phone.
    '& > button, & > a': { paddingInline: { base: '4', sm: '6' } },
    // Where there is little height, all of it belongs to the fields.
    '@media (min-height: 560px)': { position: 'sticky', bottom: '0', zIndex: 'header' },
  },
});
