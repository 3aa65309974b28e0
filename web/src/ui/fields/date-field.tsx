import { type SyntheticEvent, useState } from 'react';
import { parseTypedDate } from '#lib/form-values.ts';
import { useHydrated } from '#lib/hydration.tsx';
import * as text from '#text/forms.ts';
import { toasts } from '../toast/toast-store.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A labelled date input. Browsers without date inputs show a text field, in which `formValues` understands a typed date. */
export function DateField<Name extends string = never>({ hint, error, ...field }: Omit<TextFieldProps<Name>, 'type'>) {
  const [typedError, setTypedError] = useState<string>();
  const isText = useHydrated() && !hasDateInputs();
  const check = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => setTypedError(validateDate(currentTarget));
  // Corrects a shown error while the user types. A new error is shown only when the user leaves the field, and for an incomplete date only
  // at the submit, because a date input is often left before it is complete.
  const recheck = (event: SyntheticEvent<HTMLInputElement>) => typedError && check(event);
  return (
    <TextField<Name>
      {...field}
      type="date"
      data-date
      hint={isText ? text.dateFormat : hint}
      error={typedError ?? error}
      onBlur={(event) => (event.currentTarget.validity.badInput ? recheck(event) : check(event))}
      onChange={(event) => {
        recheck(event);
        field.onChange?.(event);
      }}
      onInvalid={check}
    />
  );
}

/** Sets the validity of a date field, and returns its error. */
function validateDate(field: HTMLInputElement): string | undefined {
  const isUnreadable = field.value.trim() !== '' && parseTypedDate(field.value) === undefined;
  // The value of a date input is '' until the date is complete.
  const error = field.validity.badInput ? text.dateIncomplete : isUnreadable ? text.dateUnreadable : undefined;
  field.setCustomValidity(error ?? '');
  return error;
}

/** A browser without date inputs ignores the type. */
function hasDateInputs(): boolean {
  return Object.assign(document.createElement('input'), { type: 'date' }).type === 'date';
}

/** Shows an error at date fields without a complete date, and returns them. */
export function markInvalidDates(form: HTMLFormElement): HTMLInputElement[] {
  const fields = [...form.querySelectorAll<HTMLInputElement>('[data-date]')];
  for (const field of fields) validateDate(field);
  // `checkValidity` notifies each invalid field of its error.
  return fields.filter((field) => !field.checkValidity());
}

/** Returns whether all dates are blank or complete. If not, shows the errors also in a toast, and focuses the first field. */
export function checkDates(form: HTMLFormElement): boolean {
  const [first] = markInvalidDates(form);
  if (!first) return true;
  toasts.error(first.validationMessage);
  first.focus();
  return false;
}
