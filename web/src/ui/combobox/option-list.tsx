import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { CheckIcon } from '../icons.tsx';
import type { Option } from './option.ts';

interface OptionListProps {
  id: string;
  name: string;
  options: readonly Option[];
  idOf: (place: number) => string;
  active: number;
  multiple: boolean;
  isChosen: (option: Option) => boolean;
  onChoose: (place: number) => void;
}

/** Always in sight and never over anything else. The focus stays in the search. */
export function OptionList({ id, name, options, idOf, active, multiple, isChosen, onChoose }: OptionListProps) {
  return (
    <List
      id={id}
      role="listbox"
      aria-label={name}
      aria-multiselectable={multiple || undefined}
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, place) => (
        <Item
          key={option.value}
          id={idOf(place)}
          role="option"
          aria-selected={isChosen(option)}
          data-active={place === active || undefined}
          onClick={() => onChoose(place)}
        >
          <Mark aria-hidden>{isChosen(option) && <CheckIcon />}</Mark>
          <Box flex="1 1 auto" minWidth="0" overflowWrap="anywhere">
            {option.label}
          </Box>
          {option.detail && (
            <Box color="fg.muted" textStyle="sm" overflowWrap="anywhere">
              {option.detail}
            </Box>
          )}
        </Item>
      ))}
    </List>
  );
}

const List = chakra('div', {
  base: { maxHeight: '264px', overflowY: 'auto', borderWidth: '1px', borderRadius: 'md', bg: 'bg.panel' },
});

const Item = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '3',
    py: '1.5',
    minHeight: '44px',
    cursor: 'pointer',
    borderTopWidth: '1px',
    _first: { borderTopWidth: '0' },
    _hover: { bg: 'bg.subtle' },
    '&[aria-selected=true]': { bg: 'bg.tint' },
    '&[data-active]': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
  },
});

const Mark = chakra('span', { base: { display: 'inline-flex', width: '5', flexShrink: '0', color: 'fg.brand' } });
