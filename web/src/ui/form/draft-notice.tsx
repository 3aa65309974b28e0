import { chakra } from '@chakra-ui/react/styled-system';
import { recipe } from '../../theme/system.ts';
import { Box } from '../box.ts';

interface DraftNoticeProps {
  isRestored: boolean;
  onDiscard: () => void;
}

/** Tells above a form that its draft is restored. The empty status is there from the start, so that screen readers announce the text. */
export function DraftNotice({ isRestored, onDiscard }: DraftNoticeProps) {
  return (
    <Box role="status" display="flex" alignItems="center" gap="1.5" textStyle="sm" color="fg.muted" mb={isRestored ? '4' : undefined}>
      {isRestored && (
        <>
          <span>Restored what you had typed</span>
          <span aria-hidden> · </span>
          <TextButton type="button" onClick={onDiscard}>
            <span>Discard</span>
          </TextButton>
        </>
      )}
    </Box>
  );
}

const TextButton = chakra(
  'button',
  recipe({
    base: {
      minHeight: '6',
      color: 'fg.brand',
      fontWeight: '600',
      cursor: 'pointer',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      textDecorationThickness: '1px',
      _hover: { textDecorationThickness: '2px' },
    },
  }),
);
