import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { recipe } from '../../theme/system.ts';
import { IconButton } from '../button.tsx';
import { EyeIcon, EyeOffIcon } from '../icons.tsx';
import { Field, Input, type TextFieldProps } from './text-field.tsx';

/** A labelled password input with a button that shows and hides the password. */
export function PasswordField({ label, error, hint, required, ...input }: Omit<TextFieldProps, 'type'>) {
  const [isVisible, setIsVisible] = useState(false);
  return (
    <Field label={label} name={input.name} error={error} hint={hint} required={required}>
      {(control) => (
        <InputWithButton>
          <Input {...input} {...control} data-password type={isVisible ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
          <IconButton
            aria-label={isVisible ? 'Hide password' : 'Show password'}
            aria-controls={control.id}
            onClick={() => setIsVisible(!isVisible)}
          >
            {isVisible ? <EyeOffIcon /> : <EyeIcon />}
          </IconButton>
        </InputWithButton>
      )}
    </Field>
  );
}

const InputWithButton = chakra(
  'div',
  recipe({
    base: {
      position: 'relative',
      '& > input': { paddingInlineEnd: '12' },
      '& > button': { position: 'absolute', top: '4px', insetEnd: '4px' },
    },
  }),
);
