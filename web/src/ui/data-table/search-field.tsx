import { Box } from '@chakra-ui/react/box';
import { TextField } from '../fields/text-field.tsx';

interface SearchFieldProps {
  value: string;
  hint: string | undefined;
  onChange: (text: string) => void;
  onLeave: () => void;
}

export function SearchField({ value, hint, onChange, onLeave }: SearchFieldProps) {
  return (
    <Box maxWidth={{ sm: '360px' }}>
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
        onBlur={onLeave}
      />
    </Box>
  );
}
