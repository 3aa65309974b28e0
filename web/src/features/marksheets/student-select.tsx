import { type KeyboardEvent, useState } from 'react';
import { Box } from '../../ui/box.ts';
import type { Option } from '../../ui/combobox/option.ts';
import { useMatches } from '../../ui/combobox/use-matches.ts';
import { SelectField, type SelectFieldProps } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { focusNextBlank } from '../../ui/form/use-form.ts';

interface StudentSelectProps extends Pick<SelectFieldProps, 'error' | 'placeholder' | 'ref'> {
  options: readonly Option[];
  /** Shows a search above the select. */
  hasSearch: boolean;
  value: string;
  onChange: (id: string) => void;
}

/** A native select of students, with a search that narrows it. */
export function StudentSelect({ options, hasSearch, value, onChange, ...select }: StudentSelectProps) {
  const [query, setQuery] = useState('');
  const { all } = useMatches(options, query);
  const matches = new Set(all);
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter would submit the form.
    event.preventDefault();
    const [first] = all;
    if (query.trim() === '' || !first) return;
    onChange(first.value);
    setQuery('');
    focusNextBlank(event.currentTarget);
  };
  return (
    <>
      {hasSearch && (
        <Box display="grid" gap="1.5">
          <TextField
            label="Find by name or roll no"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            onKeyDown={handleKeyDown}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
          />
          <Box role="status" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
            {getSearchText(query, all)}
          </Box>
        </Box>
      )}
      <SelectField
        {...select}
        label="Student"
        // The selected student stays in the list, so that the select shows who it is.
        options={options.filter((option) => matches.has(option) || option.value === value).map(toSelectOption)}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        required
      />
    </>
  );
}

function toSelectOption({ value, label, detail }: Option) {
  return { value, label: detail ? `${label} (${detail})` : label };
}

function getSearchText(query: string, [first, ...others]: readonly Option[]): string {
  if (query.trim() === '') return 'Type and press Enter.';
  if (!first) return `Nothing matches '${query.trim()}'.`;
  const rest = others.length > 0 ? ` ${others.length} more in the list below.` : '';
  return `Enter selects ${toSelectOption(first).label}.${rest}`;
}
