import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { useEffect, useMemo, useRef } from 'react';
import * as text from '#text/forms.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { type FieldBaseProps, TextField } from '#ui/fields/text-field.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { type Option, OptionSearch, type OptionSearchProps } from './option-search.tsx';

type BaseProps = Pick<OptionSearchProps<Option>, 'listLabel' | 'noun' | 'options' | keyof FieldBaseProps>;

interface ComboboxProps extends BaseProps {
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
  // Selecting and clearing replace the focused element, so the focus moves to the new element.
  useEffect(() => {
    if (wasSelected.current === isSelected) return;
    wasSelected.current = isSelected;
    // A restored selection replaces no focused element.
    if (document.activeElement === document.body) (isSelected ? clearButtonRef : inputRef).current?.focus();
  }, [isSelected]);
  if (!selected)
    return <OptionSearch {...field} {...{ listLabel, options, noun, inputRef }} onSelect={(option) => onChange(option.value)} />;
  return (
    <Grid gap="2" justifyItems="start">
      <Box width="full">
        <TextField {...field} defaultValue={[selected.label, selected.detail].filter(Boolean).join(', ')} readOnly />
      </Box>
      <Button ref={clearButtonRef} variant="outline" size="sm" onClick={() => onChange('')}>
        {clearLabel}
      </Button>
    </Grid>
  );
}

interface MultiComboboxProps extends BaseProps {
  selectedLabel: string;
  /** The selected values. Values without an option are ignored. */
  values: ReadonlySet<string>;
  onChange: (values: ReadonlySet<string>) => void;
}

export function MultiCombobox({ selectedLabel, options, values, onChange, ...field }: MultiComboboxProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const selected = useMemo(() => options.filter(({ value }) => values.has(value)), [options, values]);
  const select = (chosen: readonly Option[]) => onChange(new Set(chosen.map(({ value }) => value)));
  const without = (removed: Option) => selected.filter(({ value }) => value !== removed.value);
  return (
    <Grid gap="4">
      <OptionSearch
        {...field}
        options={options}
        selected={values}
        onSelect={(option) => select(values.has(option.value) ? without(option) : [...selected, option])}
        inputRef={inputRef}
        renderAction={(matches) => (
          <Button variant="outline" size="sm" onClick={() => select([...selected, ...matches])}>
            {text.selectAll(matches.length)}
          </Button>
        )}
      />
      {options.length > 0 && (
        <SelectedOptions
          label={selectedLabel}
          options={selected}
          onRemove={(removed) => {
            select(removed ? without(removed) : []);
            // The button that has the focus unmounts.
            inputRef.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </Grid>
  );
}

/** How many selected options are rendered; a batch may have 25,000 students. */
const maxSelected = 20;

interface SelectedOptionsProps {
  label: string;
  options: readonly Option[];
  /** Removes an option, or all selected options if none is given. */
  onRemove: (option?: Option) => void;
}

function SelectedOptions({ label, options, onRemove }: SelectedOptionsProps) {
  const hidden = options.length - maxSelected;
  return (
    <Grid gap="2">
      <Flex align="center" gap="3" minHeight="36px">
        <Box role="status" fontWeight="600">
          {text.selected(options.length)}
        </Box>
        {options.length > 0 && (
          <Button variant="ghost" size="sm" onClick={() => onRemove()}>
            {text.removeAll}
          </Button>
        )}
      </Flex>
      {options.length > 0 && (
        <Flex as="ul" aria-label={label} wrap="wrap" gap="2">
          {options.slice(0, maxSelected).map((option) => (
            <Flex as="li" key={option.value} align="center" gap="1" ps="3" maxWidth="full" bg="bg.hover" borderRadius="md" textStyle="sm">
              <Box minWidth="0" overflowWrap="anywhere">
                {option.label}
              </Box>
              <IconButton minH="32px" minW="32px" textStyle="sm" aria-label={text.remove(option.label)} onClick={() => onRemove(option)}>
                <CloseIcon />
              </IconButton>
            </Flex>
          ))}
          {hidden > 0 && (
            <Box as="li" alignSelf="center" color="fg.muted">
              {text.more(hidden)}
            </Box>
          )}
        </Flex>
      )}
    </Grid>
  );
}
