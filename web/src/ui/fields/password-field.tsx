import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import * as text from '#text/forms.ts';
import { IconButton } from '../button.tsx';
import { createIcon, EyeIcon } from '../icons.tsx';
import { Field, Input, type TextFieldProps } from './text-field.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  /** Whether the password is shown, if the page decides it. */
  isVisible?: boolean;
  onVisibleChange?: (isVisible: boolean) => void;
}

export function PasswordField({ label, error, hint, required, isVisible: pageVisible, onVisibleChange, ...input }: PasswordFieldProps) {
  const [isOwnVisible, setIsOwnVisible] = useState(false);
  const isVisible = pageVisible ?? isOwnVisible;
  const setIsVisible = onVisibleChange ?? setIsOwnVisible;
  return (
    <Field label={label} name={input.name} error={error} hint={hint} required={required}>
      {(control) => (
        <InputWithButton>
          <Input {...input} {...control} data-password type={isVisible ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
          <IconButton
            aria-label={isVisible ? text.hidePassword : text.showPassword}
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

const InputWithButton = chakra('div', {
  base: {
    position: 'relative',
    '& > input': { paddingInlineEnd: '12' },
    '& > button': { position: 'absolute', top: '4px', insetEnd: '4px' },
  },
});

const EyeOffIcon = createIcon(
  'M4 4l16 16',
  'M9.5 5.8A10 10 0 0112 5.5c6.4 0 10 6.5 10 6.5a17 17 0 01-3 3.7',
  'M6.2 7.6C3.5 9.3 2 12 2 12s3.6 6.5 10 6.5a10 10 0 004.3-.9',
);
