import { Box } from '@chakra-ui/react/box';
import { createRecipeContext, createSlotRecipeContext, type HTMLChakraProps, type RecipeProps } from '@chakra-ui/react/styled-system';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { langOf } from '#text/language.ts';
import { useFieldError } from '../form/use-form.ts';

// web/docs/decisions.md says why these parts are not imported from Chakra.
export const Input = createRecipeContext({ key: 'input' }).withContext<HTMLInputElement, HTMLChakraProps<'input', RecipeProps<'input'>>>(
  'input',
);
const Textarea = createRecipeContext({ key: 'textarea' }).withContext<HTMLTextAreaElement, HTMLChakraProps<'textarea'>>('textarea');
const { withProvider, withContext } = createSlotRecipeContext({ key: 'field' });
const Root = withProvider<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'root');
const Label = withContext<HTMLLabelElement, HTMLChakraProps<'label'>>('label', 'label');
const HelperText = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'helperText');
const ErrorText = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'errorText');

/** `Name` is one of the names that the form's parser reads, as in `<TextField<keyof LoginInput> name="email" />`: a typo does not compile. */
export interface FieldBaseProps<Name extends string = never> {
  label: string;
  /** A text that screen readers add to the label, because other users see it in the fields around. */
  description?: string;
  /** By default the form's error for the name of the field. */
  error?: string;
  hint?: string;
  // Not inferred from the attribute, which would allow every name.
  name?: NoInfer<Name>;
  required?: boolean;
  /** A warning about the value, with which the form can still be sent. `null` if there may be a warning later. */
  warning?: ReactNode;
}

interface FieldProps<Name extends string> extends FieldBaseProps<Name> {
  /** For errors that no toast announces. */
  errorRole?: 'alert';
  children: (control: ControlProps) => ReactNode;
}

type ControlProps = Pick<ComponentProps<'input'>, 'name' | 'aria-invalid' | 'aria-required' | 'aria-describedby'> & { id: string };

export function Field<Name extends string = never>(props: FieldProps<Name>) {
  const { label, description, name, errorRole, hint, required, warning, children } = props;
  const id = useId();
  const formError = useFieldError(name);
  const error = props.error ?? formError;
  const describedBy = [description && `${id}-description`, hint && `${id}-hint`, warning && `${id}-warning`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <Root>
      <Label htmlFor={id}>{label}</Label>
      {description && (
        <span id={`${id}-description`} hidden>
          {description}
        </span>
      )}
      {children({
        id,
        name,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && <HelperText id={`${id}-hint`}>{hint}</HelperText>}
      {/* The element is in the page before its text, so that screen readers announce the text. An empty element takes back the gap. */}
      {warning !== undefined && (
        <Box id={`${id}-warning`} role="status" textStyle="sm" color="warning.fg" mt={warning ? undefined : '-6px'}>
          {warning}
        </Box>
      )}
      {error && (
        <ErrorText id={`${id}-error`} lang={langOf(error)} role={errorRole}>
          {error}
        </ErrorText>
      )}
    </Root>
  );
}

/** The attributes that fields pass on to their control. Style props are not among them, so all fields look the same. */
export type ControlAttributes = 'autoComplete' | 'disabled' | 'onBlur' | 'onChange' | 'ref' | 'value';

type TextControlAttributes =
  | ControlAttributes
  | 'autoCapitalize'
  | 'defaultValue'
  | 'maxLength'
  | 'placeholder'
  | 'readOnly'
  | 'spellCheck';

export interface TextFieldProps<Name extends string = never>
  extends FieldBaseProps<Name>,
    Pick<ComponentProps<'input'>, TextControlAttributes | 'inputMode' | 'list' | 'onInput' | 'onInvalid' | 'onKeyDown' | 'type'> {
  /** Marks a date field for `formValues`. */
  'data-date'?: boolean;
  /** Marks a value that follows from other fields. A draft does not keep such a value. */
  'data-suggested'?: true;
}

/** A labelled input for one line of text. If it is read-only it follows `defaultValue`. */
export function TextField<Name extends string = never>(props: TextFieldProps<Name>) {
  const { label, description, error, hint, name, required, warning, defaultValue, ...input } = props;
  const value = input.readOnly ? { value: defaultValue ?? '' } : { defaultValue };
  return (
    <Field<Name> {...{ label, description, error, hint, name, required, warning }}>
      {(control) => <Input {...value} {...input} {...control} />}
    </Field>
  );
}

interface TextAreaFieldProps<Name extends string>
  extends FieldBaseProps<Name>,
    Pick<ComponentProps<'textarea'>, TextControlAttributes | 'lang' | 'rows'> {}

export function TextAreaField<Name extends string = never>(props: TextAreaFieldProps<Name>) {
  const { label, error, hint, name, required, ...area } = props;
  return <Field<Name> {...{ label, error, hint, name, required }}>{(control) => <Textarea rows={4} {...area} {...control} />}</Field>;
}
