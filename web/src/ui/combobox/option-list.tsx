import { chakra } from '@chakra-ui/react/styled-system';
import { recipe } from '../../theme/system.ts';
import { Box } from '../box.ts';
import { CheckIcon } from '../icons.tsx';
import type { Option } from './option.ts';

interface OptionListProps {
  id: string;
  label: string;
  options: readonly Option[];
  getOptionId: (index: number) => string;
  activeIndex: number;
  multiple: boolean;
  isSelected: (option: Option) => boolean;
  onSelect: (index: number) => void;
}

/** The listbox of a combobox. It is below the input instead of in a popup, and the focus stays in the input. */
export function OptionList({ id, label, options, getOptionId, activeIndex, multiple, isSelected, onSelect }: OptionListProps) {
  return (
    <List
      id={id}
      role="listbox"
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, index) => (
        <Item
          key={option.value}
          id={getOptionId(index)}
          role="option"
          aria-selected={isSelected(option)}
          data-active={index === activeIndex || undefined}
          onClick={() => onSelect(index)}
        >
          <Mark aria-hidden>{isSelected(option) ? <CheckIcon /> : option.Icon && <option.Icon />}</Mark>
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

const List = chakra(
  'div',
  recipe({
    base: { maxHeight: '264px', overflowY: 'auto', borderWidth: '1px', borderRadius: 'md', bg: 'bg.panel' },
  }),
);

const Item = chakra(
  'div',
  recipe({
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
  }),
);

const Mark = chakra('span', recipe({ base: { display: 'inline-flex', width: '5', flexShrink: '0', color: 'fg.brand' } }));
