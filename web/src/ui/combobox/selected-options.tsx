import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import type { RefObject } from 'react';
import { Button, IconButton } from '../button.tsx';
import { usePassFocus } from '../hooks/use-restore-focus.ts';
import { CloseIcon } from '../icons.tsx';
import type { Option } from './option.ts';

/** All of 25,000 would be a page of their own. */
const shownAtMost = 20;

interface ChosenOptionsProps {
  name: string;
  chosen: readonly Option[];
  /** Has the focus when the one that had it goes. */
  heir: RefObject<HTMLElement | null>;
  onRemove: (option: Option) => void;
  onRemoveAll: () => void;
}

/** What is chosen, each to be taken off again. */
export function ChosenOptions({ name, chosen, heir, onRemove, onRemoveAll }: ChosenOptionsProps) {
  const more = chosen.length - shownAtMost;
  return (
    <Box display="grid" gap="2">
      <Flex align="center" gap="3" minHeight="36px">
        <Box role="status" fontWeight="600">
          {`${chosen.length} chosen`}
        </Box>
        {chosen.length > 0 && <RemoveAll heir={heir} onPress={onRemoveAll} />}
      </Flex>
      {chosen.length > 0 && (
        <Flex as="ul" aria-label={name} wrap="wrap" gap="2">
          {chosen.slice(0, shownAtMost).map((option) => (
            <Chip key={option.value} option={option} heir={heir} onRemove={onRemove} />
          ))}
          {more > 0 && (
            <Box as="li" alignSelf="center" color="fg.muted">
              {`and ${more} more`}
            </Box>
          )}
        </Flex>
      )}
    </Box>
  );
}

function RemoveAll({ heir, onPress }: { heir: RefObject<HTMLElement | null>; onPress: () => void }) {
  return (
    <Button ref={usePassFocus<HTMLButtonElement>(heir)} variant="ghost" size="sm" onClick={onPress}>
      Remove all
    </Button>
  );
}

function Chip({ option, heir, onRemove }: { option: Option } & Pick<ChosenOptionsProps, 'heir' | 'onRemove'>) {
  return (
    <Item>
      <Box minWidth="0" overflowWrap="anywhere">
        {option.label}
      </Box>
      <IconButton
        ref={usePassFocus<HTMLButtonElement>(heir)}
        minH="32px"
        minW="32px"
        textStyle="sm"
        aria-label={`Remove ${option.label}`}
        onClick={() => onRemove(option)}
      >
        <CloseIcon />
      </IconButton>
    </Item>
  );
}

const Item = chakra('li', {
  base: { display: 'flex', alignItems: 'center', gap: '1', ps: '3', maxWidth: 'full', bg: 'bg.hover', borderRadius: 'md', textStyle: 'sm' },
});
