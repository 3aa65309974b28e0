import { useMemo, useRef } from 'react';
import { Box } from '../box.ts';
import { Button } from '../button.tsx';
import type { FieldBaseProps } from '../fields/text-field.tsx';
import type { Option } from './option.ts';
import { OptionSearch } from './option-search.tsx';
import { SelectedOptions } from './selected-options.tsx';

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
