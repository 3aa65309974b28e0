import { chakra } from '@chakra-ui/react/styled-system';
import { type RefObject, useMemo, useRef } from 'react';
import { recipe } from '#theme/system.ts';
import { Box, Flex } from '../box.ts';
import { Button, IconButton } from '../button.tsx';
import type { FieldBaseProps } from '../fields/text-field.tsx';
import { useRestoreFocus } from '../hooks/use-restore-focus.ts';
import { CloseIcon } from '../icons.tsx';
import { type Option, OptionSearch } from './option-search.tsx';

interface MultiComboboxProps extends FieldBaseProps {
  /** The label of the listbox. */
  listLabel: string;
  /** The label of the list of selected options. */
  selectedLabel: string;
  options: readonly Option[];
  /** The selected values. Values without an option are ignored. */
  values: ReadonlySet<string>;
  onChange: (values: ReadonlySet<string>) => void;
}

/** Selects several of many options by typing, one by one or all matches at once. */
export function MultiCombobox({ listLabel, selectedLabel, options, values, onChange, ...field }: MultiComboboxProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const selected = useMemo(() => options.filter(({ value }) => values.has(value)), [options, values]);
  const add = (added: readonly Option[]) => onChange(new Set([...selected, ...added].map(({ value }) => value)));
  const remove = (removed: Option) => onChange(new Set(selected.flatMap(({ value }) => (value === removed.value ? [] : value))));
  return (
    <Box display="grid" gap="4">
      <OptionSearch
        {...field}
        listLabel={listLabel}
        options={options}
        multiple
        isSelected={({ value }) => values.has(value)}
        onSelect={(option) => (values.has(option.value) ? remove(option) : add([option]))}
        inputRef={inputRef}
        renderAction={(matches) => (
          <Button variant="outline" size="sm" onClick={() => add(matches.all)}>
            {`Select all ${matches.all.length}`}
          </Button>
        )}
      />
      {options.length > 0 && (
        <SelectedOptions
          label={selectedLabel}
          options={selected}
          fallbackFocusRef={inputRef}
          onRemove={remove}
          onRemoveAll={() => onChange(new Set())}
        />
      )}
    </Box>
  );
}

/** How many options are rendered; there may be 25,000. */
const maxVisible = 20;

interface SelectedOptionsProps {
  label: string;
  options: readonly Option[];
  /** Gets the focus when a focused remove button unmounts. */
  fallbackFocusRef: RefObject<HTMLElement | null>;
  onRemove: (option: Option) => void;
  onRemoveAll: () => void;
}

/** The selected options, each with a button to remove it. */
function SelectedOptions({ label, options, fallbackFocusRef, onRemove, onRemoveAll }: SelectedOptionsProps) {
  const hidden = options.length - maxVisible;
  return (
    <Box display="grid" gap="2">
      <Flex alignItems="center" gap="3" minHeight="36px">
        <Box role="status" fontWeight="600">
          {`${options.length} selected`}
        </Box>
        {options.length > 0 && <RemoveAll fallbackFocusRef={fallbackFocusRef} onClick={onRemoveAll} />}
      </Flex>
      {options.length > 0 && (
        <Flex as="ul" aria-label={label} flexWrap="wrap" gap="2">
          {options.slice(0, maxVisible).map((option) => (
            <Chip key={option.value} option={option} fallbackFocusRef={fallbackFocusRef} onRemove={onRemove} />
          ))}
          {hidden > 0 && (
            <Box as="li" alignSelf="center" color="fg.muted">
              {`and ${hidden} more`}
            </Box>
          )}
        </Flex>
      )}
    </Box>
  );
}

function RemoveAll({ fallbackFocusRef, onClick }: { fallbackFocusRef: RefObject<HTMLElement | null>; onClick: () => void }) {
  return (
    <Button ref={useRestoreFocus<HTMLButtonElement>(fallbackFocusRef)} variant="ghost" size="sm" onClick={onClick}>
      Remove all
    </Button>
  );
}

function Chip({ option, fallbackFocusRef, onRemove }: { option: Option } & Pick<SelectedOptionsProps, 'fallbackFocusRef' | 'onRemove'>) {
  return (
    <Item>
      <Box minWidth="0" overflowWrap="anywhere">
        {option.label}
      </Box>
      <IconButton
        ref={useRestoreFocus<HTMLButtonElement>(fallbackFocusRef)}
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

const Item = chakra(
  'li',
  recipe({
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      ps: '3',
      maxWidth: 'full',
      bg: 'bg.hover',
      borderRadius: 'md',
      textStyle: 'sm',
    },
  }),
);
