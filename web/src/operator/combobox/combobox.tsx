import { useEffect, useRef } from 'react';
import type { Noun } from '#lib/format.ts';
import { Box } from '#ui/box.ts';
import { Button } from '#ui/button.tsx';
import { type FieldBaseProps, TextField } from '#ui/fields/text-field.tsx';
import { type Option, OptionSearch } from './option-search.tsx';

interface ComboboxProps extends FieldBaseProps {
  listLabel: string;
  options: readonly Option[];
  noun: Noun;
  /** The value of the selected option; '' if none is selected. */
  value: string;
  onChange: (value: string) => void;
  /** The label of the button that clears the selection, as in 'Change student'. */
  clearLabel: string;
}

/** Selects one of many options by typing, where a native select would be too long. */
export function Combobox({ listLabel, options, noun, value, onChange, clearLabel, ...field }: ComboboxProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const clearButtonRef = useRef<HTMLButtonElement>(null);
  const selected = options.find((option) => option.value === value);
  const isSelected = selected !== undefined;
  const wasSelected = useRef(isSelected);
  // Selecting and clearing replace the focused element, so the focus moves to the one in its place.
  useEffect(() => {
    if (wasSelected.current === isSelected) return;
    wasSelected.current = isSelected;
    // A restored selection replaces no focused element.
    if (document.activeElement === document.body) (isSelected ? clearButtonRef : inputRef).current?.focus();
  }, [isSelected]);
  if (!selected)
    return <OptionSearch {...field} {...{ listLabel, options, noun, inputRef }} onSelect={(option) => onChange(option.value)} />;
  const text = [selected.label, selected.detail].filter(Boolean).join(', ');
  return (
    <Box display="grid" gap="2" justifyItems="start">
      <Box width="full">
        <TextField {...field} defaultValue={text} readOnly />
      </Box>
      <Button ref={clearButtonRef} variant="outline" size="sm" onClick={() => onChange('')}>
        {clearLabel}
      </Button>
    </Box>
  );
}
