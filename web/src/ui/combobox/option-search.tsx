import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { Field, type FieldTexts, Input } from '../fields/text-field.tsx';
import type { Option } from './option.ts';
import { OptionList } from './option-list.tsx';
import { useActiveOption } from './use-active-option.ts';
import { type Matches, matchesText, useMatches } from './use-matches.ts';

interface OptionSearchProps extends FieldTexts {
  /** Of the list; another than the label, which is the search's. */
  listName: string;
  options: readonly Option[];
  multiple?: boolean;
  isChosen?: (option: Option) => boolean;
  onChoose: (option: Option) => void;
  input: RefObject<HTMLInputElement | null>;
  /** What can be done with everything that is found. */
  action?: (matches: Matches) => ReactNode;
}

const never = () => false;

/**
 * A search with the list of what it finds, as ARIA has a combobox with a listbox. Written by hand: Chakra's Combobox weighs 34 kB,
 * which is all that a page of the area may weigh, and would leave searching in 25,000 students to us all the same.
 */
export function OptionSearch({
  listName,
  options,
  multiple = false,
  isChosen = never,
  onChoose,
  input,
  action,
  ...texts
}: OptionSearchProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const matches = useMatches(options, typed);
  const idOf = (index: number) => `${id}-${index}`;
  const choose = (index: number) => {
    const option = matches.shown[index];
    if (!option) return;
    onChoose(option);
    // The next name takes the place of this one.
    input.current?.select();
  };
  const { active, activeId, setActive, onKeyDown } = useActiveOption(matches.shown.length, idOf, choose);
  const type = (text: string) => {
    setTyped(text);
    setActive(text.trim() === '' ? -1 : 0);
  };
  const usable = options.length > 0;
  const listed = matches.shown.length > 0;
  return (
    <Box ref={place} display="grid" gap="2">
      <Field {...texts}>
        {(control) => (
          <Input
            ref={input}
            role="combobox"
            aria-expanded={listed}
            aria-controls={listed ? id : undefined}
            aria-activedescendant={activeId}
            aria-autocomplete="list"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            readOnly={!usable}
            placeholder={usable ? 'Search' : undefined}
            value={typed}
            onChange={({ target }) => type(target.value)}
            onKeyDown={onKeyDown}
            // Its list is below it, and may be below the screen.
            onFocus={() => place.current?.scrollIntoView({ block: 'nearest' })}
            onBlur={() => setActive(-1)}
            {...control}
          />
        )}
      </Field>
      {listed && <OptionList {...{ id, idOf, active, multiple, isChosen }} name={listName} options={matches.shown} onChoose={choose} />}
      <Flex wrap="wrap" align="center" justify="space-between" gap="2">
        <Box role="status" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {usable && matchesText(matches, typed)}
        </Box>
        {listed && action?.(matches)}
      </Flex>
    </Box>
  );
}
