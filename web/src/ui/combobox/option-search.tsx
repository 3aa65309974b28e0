import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Box } from '../box.ts';
import { Field, type FieldBaseProps, Input } from '../fields/text-field.tsx';
import { Flex } from '../flex.ts';
import type { Option } from './option.ts';
import { OptionList } from './option-list.tsx';
import { useActiveOption } from './use-active-option.ts';
import { getMatchesText, type Matches, useMatches } from './use-matches.ts';

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
