import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { langOf } from '#text/language.ts';
import { inputRecipe } from '#theme/recipes.ts';
import { useFieldError } from '../form/use-form.ts';

export const Input = chakra('input', inputRecipe);

export interface FieldBaseProps {
  label: string;
  /** What screen readers add to the label, where others see it in the fields around. */
  description?: string;
  /** By default the form's error for the name of the field. */
  error?: string;
  hint?: string;
  required?: boolean;
  /** A doubt about the value that does not keep the form from being sent. `null` if there may be one later. */
  warning?: ReactNode;
}

interface FieldProps extends FieldBaseProps {
  name?: string;
  /** For errors that no toast announces. */
  errorRole?: 'alert';
  children: (control: ControlProps) => ReactNode;
}

interface ControlProps {
  id: string;
  'aria-invalid'?: boolean;
  'aria-required'?: boolean;
  'aria-describedby'?: string;
}

export function Field({ label, description, name, error: ownError, errorRole, hint, required, warning, children }: FieldProps) {
  const id = useId();
  const formError = useFieldError(name);
  const error = ownError ?? formError;
  const describedBy = [description && `${id}-description`, hint && `${id}-hint`, warning && `${id}-warning`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <FieldRoot>
      <label htmlFor={id}>{label}</label>
      {description && (
        <span id={`${id}-description`} hidden>
          {description}
        </span>
      )}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <Box id={`${id}-hint`} textStyle="xs" color="fg.muted">
          {hint}
        </Box>
      )}
      {/* It is in the page before its text, so that screen readers announce the text. While empty it takes back the gap. */}
      {warning !== undefined && (
        <Box id={`${id}-warning`} role="status" textStyle="sm" color="warning.fg" mt={warning ? undefined : '-6px'}>
          {warning}
        </Box>
      )}
      {error && (
        <Box id={`${id}-error`} lang={langOf(error)} role={errorRole} textStyle="sm" color="error.fg">
          {error}
        </Box>
      )}
    </FieldRoot>
  );
}

const FieldRoot = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5', '& > label': { fontWeight: '550' } },
});

/** The attributes that fields pass on to their control. Style props are not among them, so all fields look the same. */
export type ControlAttributes = 'autoComplete' | 'disabled' | 'name' | 'onBlur' | 'onChange' | 'ref' | 'value';

type TextControlAttributes =
  | ControlAttributes
  | 'autoCapitalize'
  | 'defaultValue'
  | 'maxLength'
  | 'placeholder'
  | 'readOnly'
  | 'spellCheck';

export interface TextFieldProps
  extends FieldBaseProps,
    Pick<ComponentProps<'input'>, TextControlAttributes | 'inputMode' | 'list' | 'onInput' | 'onInvalid' | 'onKeyDown' | 'type'> {
  /** Marks a date field for `formValues`. */
  'data-date'?: boolean;
  /** Marks a value that follows from other fields. A draft does not keep it. */
  'data-suggested'?: true;
}

/** A labelled input for one line of text. If it is read-only it follows `defaultValue`. */
export function TextField({ label, description, error, hint, required, warning, defaultValue, ...input }: TextFieldProps) {
  const value = input.readOnly ? { value: defaultValue ?? '' } : { defaultValue };
  return (
    <Field {...{ label, description, error, hint, required, warning }} name={input.name}>
      {(control) => <Input {...value} {...input} {...control} />}
    </Field>
  );
}

const TextArea = chakra('textarea', inputRecipe);

interface TextAreaFieldProps extends FieldBaseProps, Pick<ComponentProps<'textarea'>, TextControlAttributes | 'lang' | 'rows'> {}

export function TextAreaField({ label, error, hint, required, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} name={area.name} error={error} hint={hint} required={required}>
      {(control) => <TextArea rows={4} py="2" display="block" resize="vertical" {...area} {...control} />}
    </Field>
  );
}
