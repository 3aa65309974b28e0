import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Noun } from '#lib/format.ts';
import * as text from '#text/forms.ts';
import type { SelectOption } from '#ui/fields/select-field.tsx';
import { Field, type FieldBaseProps, Input } from '#ui/fields/text-field.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { createRowSearch } from '#ui/search/row-search.ts';

export interface OptionSearchProps<Item extends Option> extends FieldBaseProps {
  /** The label of the listbox; `label` is the label of the input. */
  listLabel: string;
  options: readonly Item[];
  /** What the options are, as in '40 students'. */
  noun?: Noun;
  /** True while more options load. If Enter is pressed too early, it selects the first match once the options have loaded. */
  isPending?: boolean;
  /** The selected values, if there may be several. */
  selected?: ReadonlySet<string>;
  onSelect: (option: Item) => void;
  inputRef?: RefObject<HTMLInputElement | null>;
  renderAction?: (matches: readonly Item[]) => ReactNode;
}

/** An ARIA combobox with a listbox. web/docs/decisions.md says why it is our own. */
export function OptionSearch<Item extends Option>({
  listLabel,
  options,
  noun = text.optionNoun,
  isPending = false,
  selected,
  onSelect,
  inputRef,
  renderAction,
  ...field
}: OptionSearchProps<Item>) {
  const containerRef = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const matches = useMatches(options, query);
  const isEnterEarly = useRef(false);
  const handleSelect = (option: Item | undefined) => {
    isEnterEarly.current = !option && isPending && query.trim() !== '';
    if (!option) return;
    onSelect(option);
    // Typing replaces the query with the next one.
    containerRef.current?.querySelector('input')?.select();
  };
  const { input, listbox, setActiveIndex } = useListbox(matches, handleSelect);
  const selectEarly = useEffectEvent(() => isEnterEarly.current && handleSelect(matches[0]));
  useEffect(() => {
    if (!isPending) selectEarly();
  }, [isPending]);
  const handleQueryChange = (text: string) => {
    isEnterEarly.current = false;
    setQuery(text);
    setActiveIndex(text.trim() === '' ? -1 : 0);
  };
  // Deferred, so that the input shows each letter before the options rerender.
  const list = useDeferredValue(<OptionList {...listbox} label={listLabel} selected={selected} />);
  const hasOptions = options.length > 0;
  const hasMatches = matches.length > 0;
  return (
    <Grid ref={containerRef} gap="2">
      <Field {...field}>
        {(control) => (
          <Input
            ref={inputRef}
            {...input}
            {...control}
            autoCapitalize="none"
            readOnly={!hasOptions}
            placeholder={hasOptions ? text.search : undefined}
            value={query}
            onChange={({ target }) => handleQueryChange(target.value)}
            // The list below the input may be outside of the viewport.
            onFocus={() => containerRef.current?.scrollIntoView({ block: 'nearest' })}
            onBlur={() => setActiveIndex(-1)}
          />
        )}
      </Field>
      {hasMatches && list}
      <Flex wrap="wrap" align="center" justify="space-between" gap="2">
        <Box role="status" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {hasOptions && getMatchesText(matches.length, query, noun)}
        </Box>
        {hasMatches && renderAction?.(matches)}
      </Flex>
    </Grid>
  );
}

/** How many options are rendered. A batch may have 25,000 students. */
const maxOptions = 50;

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The state of a listbox whose focus stays in the input, with the attributes of listbox and input. The active index is -1 if no option is
 * active. `onSelect` gets the active option, if there is one, when Enter is pressed.
 */
export function useListbox<Item extends Option>(matches: readonly Item[], onSelect: (option: Item | undefined) => void) {
  const id = useId();
  const [index, setActiveIndex] = useState(-1);
  const options = matches.slice(0, maxOptions);
  const count = options.length;
  const activeIndex = index < count ? index : -1;
  const activeId = activeIndex >= 0 ? `${id}-${activeIndex}` : undefined;
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
    if (step === undefined) return onSelect(options[activeIndex]);
    if (count === 0) return;
    // Wraps at both ends. The first ArrowUp goes to the last option.
    setActiveIndex(activeIndex < 0 && step < 0 ? count - 1 : (activeIndex + step + count) % count);
  };
  const input = {
    role: 'combobox',
    'aria-expanded': count > 0,
    'aria-controls': count > 0 ? id : undefined,
    'aria-activedescendant': activeId,
    'aria-autocomplete': 'list',
    autoComplete: 'off',
    spellCheck: false,
    maxLength: 100,
    onKeyDown: handleKeyDown,
  } as const;
  return { input, listbox: { id, options, activeIndex, onSelect }, setActiveIndex };
}

interface OptionListProps<Item extends Option> {
  id: string;
  label: string;
  options: readonly Item[];
  activeIndex: number;
  selected?: ReadonlySet<string>;
  onSelect: (option: Item) => void;
}

/** The listbox of a combobox. It is below the input instead of in a popup, and the focus stays in the input. */
export function OptionList<Item extends Option>({ id, label, options, activeIndex, selected, onSelect }: OptionListProps<Item>) {
  const rows = options.map((option, index) => {
    const isSelected = selected?.has(option.value) ?? false;
    return (
      <Row
        key={option.value}
        id={`${id}-${index}`}
        role="option"
        aria-selected={isSelected}
        data-active={index === activeIndex || undefined}
        onClick={() => onSelect(option)}
      >
        <Mark aria-hidden>{isSelected ? <CheckIcon /> : option.Icon && <option.Icon />}</Mark>
        <Box flex="1 1 auto" minWidth="0" overflowWrap="anywhere">
          {option.label}
        </Box>
        {option.detail && (
          <Box color="fg.muted" textStyle="sm" overflowWrap="anywhere">
            {option.detail}
          </Box>
        )}
      </Row>
    );
  });
  return (
    <Box
      id={id}
      role="listbox"
      aria-label={label}
      aria-multiselectable={selected && true}
      // The focus stays in the input, whose arrow keys scroll the list: without this, Tab would stop at the list.
      tabIndex={-1}
      maxHeight="264px"
      overflowY="auto"
      borderWidth="1px"
      borderRadius="md"
      bg="bg.panel"
      onMouseDown={(event) => event.preventDefault()}
    >
      {getGroups(options).map((group) => {
        const ownRows = rows.filter((_, index) => options[index]?.group === group);
        if (!group) return ownRows;
        return (
          <Box key={group} role="group" aria-label={group}>
            <GroupTitle aria-hidden>{group}</GroupTitle>
            {ownRows}
          </Box>
        );
      })}
    </Box>
  );
}

const getGroups = (options: readonly Option[]) => [...new Set(options.map(({ group }) => group))];

const GroupTitle = chakra('div', { base: { px: '3', pt: '3', pb: '1', textStyle: 'xs', fontWeight: '600', color: 'fg.muted' } });

const Row = chakra('div', {
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

/**
 * The options that match a query, by groups, of which the group with the best match is first. It is synchronous, so that Enter never selects
 * a match of an earlier query.
 */
export function useMatches<Item extends Option>(options: readonly Item[], query: string): readonly Item[] {
  const search = useMemo(() => createRowSearch(options, getOptionText), [options]);
  return useMemo(() => {
    const matches = search(query);
    return getGroups(matches).flatMap((group) => matches.filter((option) => option.group === group));
  }, [search, query]);
}

function getMatchesText(count: number, query: string, noun: Noun): string {
  if (count > maxOptions) return text.showingFirst(maxOptions, count);
  return count === 0 ? text.noResultsFor(query.trim()) : text.found(count, noun);
}

export interface Option extends SelectOption {
  /** The title above the options of a group. */
  group?: string;
  /** Distinguishes options with the same label. */
  detail?: string;
  /** The text that is searched instead of label and detail; a phone number has a line of its own. */
  searchText?: string;
  Icon?: ComponentType;
}

export function getOptionText({ label, detail = '', searchText = `${label} ${detail}` }: Option): string {
  return searchText;
}
