import { InputGroup } from '@chakra-ui/react/input-group';
import { useState } from 'react';
import * as text from '#text/forms.ts';
import { IconButton } from '../button.tsx';
import { createIcon, EyeIcon } from '../icons.tsx';
import { Field, Input, type TextFieldProps } from './text-field.tsx';

interface PasswordFieldProps<Name extends string> extends Omit<TextFieldProps<Name>, 'type'> {
  /** Whether the password is shown, if the page decides this. */
  isVisible?: boolean;
  onVisibleChange?: (isVisible: boolean) => void;
}

export function PasswordField<Name extends string = never>(props: PasswordFieldProps<Name>) {
  const { label, error, hint, name, required, isVisible: pageVisible, onVisibleChange, ...input } = props;
  const [isOwnVisible, setIsOwnVisible] = useState(false);
  const isVisible = pageVisible ?? isOwnVisible;
  const setIsVisible = onVisibleChange ?? setIsOwnVisible;
  const toggle = (control: { id: string }) => (
    <IconButton
      aria-label={isVisible ? text.hidePassword : text.showPassword}
      aria-controls={control.id}
      onClick={() => setIsVisible(!isVisible)}
    >
      {isVisible ? <EyeOffIcon /> : <EyeIcon />}
    </IconButton>
  );
  return (
    <Field<Name> {...{ label, error, hint, name, required }}>
      {(control) => (
        <InputGroup endElement={toggle(control)} endElementProps={{ px: '1', color: 'fg' }}>
          <Input {...input} {...control} data-password type={isVisible ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
        </InputGroup>
      )}
    </Field>
  );
}

const EyeOffIcon = createIcon(
  'M4 4l16 16',
  'M9.5 5.8A10 10 0 0112 5.5c6.4 0 10 6.5 10 6.5a17 17 0 01-3 3.7',
  'M6.2 7.6C3.5 9.3 2 12 2 12s3.6 6.5 10 6.5a10 10 0 004.3-.9',
);
