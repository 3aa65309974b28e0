import { Box } from '@chakra-ui/react/box';
import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '../button.tsx';
import { type FieldTexts, TextField } from '../fields/text-field.tsx';
import type { Option } from './option.ts';
import { OptionSearch } from './option-search.tsx';

interface ChooseOneProps extends FieldTexts {
  listName: string;
  options: readonly Option[];
  /** '' as long as nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** The way back, as in 'Choose another student'. */
  another: string;
}

/** One of too many for the browser's own list, found by typing. */
export function ChooseOne({ listName, options, value, onChange, another, ...texts }: ChooseOneProps) {
  const input = useRef<HTMLInputElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const chosen = options.find((option) => option.value === value);
  useFollow(chosen !== undefined, back, input);
  if (!chosen) return <OptionSearch {...texts} {...{ listName, options, input }} onChoose={(option) => onChange(option.value)} />;
  const known = [chosen.label, chosen.detail].filter(Boolean).join(', ');
  return (
    <Box display="grid" gap="2" justifyItems="start">
      <Box width="full">
        <TextField {...texts} defaultValue={known} readOnly />
      </Box>
      <Button ref={back} variant="outline" size="sm" onClick={() => onChange('')}>
        {another}
      </Button>
    </Box>
  );
}

type Place = RefObject<HTMLElement | null>;

/** What had the focus is gone after a choice: it goes on to what stands there now. */
function useFollow(chosen: boolean, back: Place, input: Place): void {
  const before = useRef(chosen);
  useEffect(() => {
    if (before.current === chosen) return;
    before.current = chosen;
    (chosen ? back : input).current?.focus();
  }, [chosen, back, input]);
}
