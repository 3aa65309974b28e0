import { Box } from '@chakra-ui/react/box';
import { useMemo, useRef } from 'react';
import { Button } from '../button.tsx';
import type { FieldTexts } from '../fields/text-field.tsx';
import type { Option } from './option.ts';
import { OptionSearch } from './option-search.tsx';
import { ChosenOptions } from './selected-options.tsx';

interface ChooseManyProps extends FieldTexts {
  /** Of the list to choose from, and of the list of the chosen. */
  names: { offered: string; chosen: string };
  /** Each value once. None: nothing can be chosen yet, and the hint says why. */
  options: readonly Option[];
  /** Values of the chosen; those that are not offered count as not chosen. */
  values: ReadonlySet<string>;
  onChange: (values: ReadonlySet<string>) => void;
}

/** Several of many, found by typing; by hand, by keyboard, or all at once. */
export function ChooseMany({ names, options, values, onChange, ...texts }: ChooseManyProps) {
  const input = useRef<HTMLInputElement>(null);
  const chosen = useMemo(() => options.filter(({ value }) => values.has(value)), [options, values]);
  const add = (more: readonly Option[]) => onChange(new Set([...chosen, ...more].map(({ value }) => value)));
  const remove = (gone: Option) => onChange(new Set(chosen.flatMap(({ value }) => (value === gone.value ? [] : value))));
  return (
    <Box display="grid" gap="4">
      <OptionSearch
        {...texts}
        listName={names.offered}
        options={options}
        multiple
        isChosen={({ value }) => values.has(value)}
        onChoose={(option) => (values.has(option.value) ? remove(option) : add([option]))}
        input={input}
        action={(matches) => (
          <Button variant="outline" size="sm" onClick={() => add(matches.all())}>
            {`Choose all ${matches.count}`}
          </Button>
        )}
      />
      {options.length > 0 && (
        <ChosenOptions name={names.chosen} chosen={chosen} heir={input} onRemove={remove} onRemoveAll={() => onChange(new Set())} />
      )}
    </Box>
  );
}
