import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { inputRecipe } from '../../theme/recipes/input.ts';

export const Input = chakra('input', inputRecipe);

/** What stands around a control. */
export interface FieldTexts {
  label: string;
  /** Stands at the field; the form's notice says it too. */
  error?: string;
  hint?: string;
  required?: boolean;
}

interface FieldProps extends FieldTexts {
  /** For an error that no notice says. */
  errorRole?: 'alert';
  /** The control, given what ties it to its label and texts. */
  children: (control: ControlProps) => ReactNode;
}

export interface ControlProps {
  id: string;
  'aria-invalid'?: boolean;
  'aria-required'?: boolean;
  'aria-describedby'?: string;
}

/** A control with its label above and its texts below. */
export function Field({ label, error, errorRole, hint, required, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Box display="grid" gap="1.5">
      <chakra.label htmlFor={id} fontWeight="550">
        {label}
      </chakra.label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <Box id={`${id}-hint`} textStyle="xs" color="fg.muted">
          {hint}
        </Box>
      )}
      {error && (
        <Box id={`${id}-error`} role={errorRole} textStyle="sm" color="error.fg">
          {error}
        </Box>
      )}
    </Box>
  );
}

/** Attributes of every control that a field passes on. It has one look, so none of them is a style. */
export type ControlAttributes = 'autoComplete' | 'disabled' | 'name' | 'onBlur' | 'onChange' | 'ref' | 'value';

/** Of those that are typed into. */
export type TypingAttributes =
  | ControlAttributes
  | 'autoCapitalize'
  | 'defaultValue'
  | 'maxLength'
  | 'placeholder'
  | 'readOnly'
  | 'spellCheck';

export interface TextFieldProps extends FieldTexts, Pick<ComponentProps<'input'>, TypingAttributes | 'inputMode' | 'list' | 'type'> {}

/** A text that cannot be typed into follows what is known. */
export function TextField({ label, error, hint, required, defaultValue, ...input }: TextFieldProps) {
  const text = input.readOnly ? { value: defaultValue ?? '' } : { defaultValue };
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(control) => <Input {...text} {...input} {...control} />}
    </Field>
  );
}
