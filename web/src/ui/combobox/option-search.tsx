import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { recipe } from '#theme/system.ts';
import { Box, Flex } from '../box.ts';
import { createRowSearch } from '../data-table/row-search.ts';
import type { SelectOption } from '../fields/select-field.tsx';
import { Field, type FieldBaseProps, Input } from '../fields/text-field.tsx';
import { CheckIcon } from '../icons.tsx';

interface OptionSearchProps extends FieldBaseProps {
  /** The label of the listbox; `label` is the label of the input. */
  listLabel: string;
  options: readonly Option[];
  /** True while more options are on their way. An Enter that is pressed too early selects the first match once they are there. */
  isLoading?: boolean;
  multiple?: boolean;
  isSelected?: (option: Option) => boolean;
  onSelect: (option: Option) => void;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Renders a button for all matches. */
  renderAction?: (matches: Matches) => ReactNode;
}

const never = () => false;

/**
 * An ARIA combobox with a listbox. It is hand-written because Chakra's Combobox is 34 kB, the whole budget of an operator page, and
 * does not search 25,000 options itself.
 */
export function OptionSearch({
  listLabel,
  options,
  isLoading = false,
  multiple = false,
  isSelected = never,
  onSelect,
  inputRef,
  renderAction,
  ...field
}: OptionSearchProps) {
  const id = useId();
  const containerRef = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const matches = useMatches(options, query);
  const getOptionId = (index: number) => `${id}-${index}`;
  const isEnterEarly = useRef(false);
  const handleSelect = (index: number) => {
    const option = matches.visible[index];
    isEnterEarly.current = !option && isLoading && query.trim() !== '';
    if (!option) return;
    onSelect(option);
    // Typing replaces the query with the next one.
    inputRef.current?.select();
  };
  const { activeIndex, activeId, setActiveIndex, handleKeyDown } = useActiveOption(matches.visible.length, getOptionId, handleSelect);
  const selectEarly = useEffectEvent(() => isEnterEarly.current && handleSelect(0));
  useEffect(() => {
    if (!isLoading) selectEarly();
  }, [isLoading]);
  const handleQueryChange = (text: string) => {
    isEnterEarly.current = false;
    setQuery(text);
    setActiveIndex(text.trim() === '' ? -1 : 0);
  };
  const hasOptions = options.length > 0;
  const hasMatches = matches.visible.length > 0;
  return (
    <Box ref={containerRef} display="grid" gap="2">
      <Field {...field}>
        {(control) => (
          <Input
            ref={inputRef}
            role="combobox"
            aria-expanded={hasMatches}
            aria-controls={hasMatches ? id : undefined}
            aria-activedescendant={activeId}
            aria-autocomplete="list"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            readOnly={!hasOptions}
            placeholder={hasOptions ? 'Search' : undefined}
            value={query}
            onChange={({ target }) => handleQueryChange(target.value)}
            onKeyDown={handleKeyDown}
            // The list below the input may be outside of the viewport.
            onFocus={() => containerRef.current?.scrollIntoView({ block: 'nearest' })}
            onBlur={() => setActiveIndex(-1)}
            {...control}
          />
        )}
      </Field>
      {hasMatches && (
        <OptionList
          {...{ id, getOptionId, activeIndex, multiple, isSelected }}
          label={listLabel}
          options={matches.visible}
          onSelect={handleSelect}
        />
      )}
      <Flex flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
        <Box role="status" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {hasOptions && getMatchesText(matches, query)}
        </Box>
        {hasMatches && renderAction?.(matches)}
      </Flex>
    </Box>
  );
}

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

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Keyboard navigation of a listbox while the focus stays in the input. The active index is -1 if there is none. `onSelect` gets the index
 * of the option on which Enter is pressed, or -1.
 */
export function useActiveOption(count: number, getOptionId: (index: number) => string, onSelect: (index: number) => void) {
  const [index, setActiveIndex] = useState(-1);
  const activeIndex = index < count ? index : -1;
  const activeId = activeIndex >= 0 ? getOptionId(activeIndex) : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const handleKeyDown = (event: KeyboardEvent) => {
    // An input method uses Enter to end the composition of a Devanagari word.
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (event.key !== 'Enter' && step === undefined) return;
    // Enter would submit the form, and arrow keys would move the caret.
    event.preventDefault();
    if (step === undefined) return onSelect(activeIndex);
    if (count === 0) return;
    // Wraps at both ends. The first ArrowUp goes to the last option.
    setActiveIndex(activeIndex < 0 && step < 0 ? count - 1 : (activeIndex + step + count) % count);
  };
  return { activeIndex, activeId, setActiveIndex, handleKeyDown };
}

/** How many options are rendered. A batch may have 25,000 students. */
const maxVisible = 50;

/** The options that match a query. */
interface Matches {
  all: readonly Option[];
  /** The first matches. */
  visible: readonly Option[];
}

/** Filters options. It is synchronous, so that Enter never selects a match of an earlier query. */
export function useMatches(options: readonly Option[], query: string): Matches {
  const search = useMemo(() => createRowSearch(options, getOptionText), [options]);
  return useMemo(() => {
    const all = search(query);
    return { all, visible: all.slice(0, maxVisible) };
  }, [search, query]);
}

/** Describes the number of matches for the status below the input. */
export function getMatchesText({ all, visible }: Matches, query: string): string {
  const count = all.length;
  if (count > visible.length) return `Showing ${visible.length} of ${count}. Type to narrow the list.`;
  return count === 0 ? `Nothing matches '${query.trim()}'.` : `${count} ${count === 1 ? 'option' : 'options'}`;
}

/** An option of a combobox. Values are unique. */
export interface Option extends SelectOption {
  /** Distinguishes options with the same label. */
  detail?: string;
  /** What is searched instead of label and detail; a phone number has a line of its own. */
  searchText?: string;
  /** Shown before the label. */
  Icon?: () => ReactNode;
}

/** The text of an option that is searched. */
export function getOptionText({ label, detail = '', searchText = `${label} ${detail}` }: Option): string {
  return searchText;
}

/** Removes rows with an id that an earlier row has. */
export function uniqueById<Row extends { _id: string }>(rows: readonly Row[]): readonly Row[] {
  const seen = new Set<string>();
  return rows.filter(({ _id }) => !seen.has(_id) && seen.add(_id));
}
