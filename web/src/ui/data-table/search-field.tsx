import { Box } from '../box.ts';
import { TextField } from '../fields/text-field.tsx';

interface SearchFieldProps {
  value: string;
  hint: string | undefined;
  onChange: (text: string) => void;
  onBlur: () => void;
}

/** The search field of a table. */
export function SearchField({ value, hint, onChange, onBlur }: SearchFieldProps) {
  return (
    <Box flex="1 1 240px" maxWidth={{ sm: '360px' }}>
      <TextField
        label="Search"
        type="search"
        value={value}
        hint={hint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      />
    </Box>
  );
}
