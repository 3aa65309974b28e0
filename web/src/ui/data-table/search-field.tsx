import type { Ref } from 'react';
import { Box } from '../box.ts';
import { TextField } from '../fields/text-field.tsx';

interface SearchFieldProps {
  /** Default: 'Search'. */
  label?: string;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  value: string;
  hint?: string | undefined;
  onChange: (text: string) => void;
  onBlur: () => void;
}

/** The search field of a list. */
export function SearchField({ label = 'Search', onChange, ...input }: SearchFieldProps) {
  return (
    <Box flex="1 1 240px" maxWidth={{ sm: '360px' }}>
      <TextField
        {...input}
        label={label}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        onChange={({ target }) => onChange(target.value)}
      />
    </Box>
  );
}
