import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { IconButton } from '../button.tsx';
import { EyeIcon, EyeOffIcon } from '../icons.tsx';
import { Field, Input, type TextFieldProps } from './text-field.tsx';

/** A password with an eye that shows it. */
export function PasswordField({ label, error, hint, required, ...input }: Omit<TextFieldProps, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(control) => (
        <Box position="relative">
          <Input {...input} {...control} type={shown ? 'text' : 'password'} pe="12" spellCheck={false} autoCapitalize="none" />
          <IconButton
            position="absolute"
            top="4px"
            insetEnd="4px"
            aria-label={shown ? 'Hide the characters' : 'Show the characters'}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOffIcon /> : <EyeIcon />}
          </IconButton>
        </Box>
      )}
    </Field>
  );
}
