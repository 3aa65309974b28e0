import { type ChangeEvent, type FocusEvent, useState } from 'react';
import { useHydrated } from '../../lib/hydration.tsx';
import { dateError, parseTypedDate } from '../../lib/typed-date.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A labelled date input. Browsers without date inputs show a text field, in which `formValues` understands a typed date. */
export function DateField({ hint, error, ...field }: Omit<TextFieldProps, 'type'>) {
  const [isUnreadable, setIsUnreadable] = useState(false);
  const isText = useHydrated() && !hasDateInputs();
  const check = ({ target }: FocusEvent<HTMLInputElement>) => setIsUnreadable(isUnreadableDate(target));
  // Corrects the message while the text is typed, and shows a new one only after it.
  const recheck = ({ target }: ChangeEvent<HTMLInputElement>) => isUnreadable && setIsUnreadable(isUnreadableDate(target));
  return (
    <TextField
      {...field}
      type="date"
      data-date
      hint={isText && !field.readOnly ? 'DD-MM-YYYY' : hint}
      error={isUnreadable ? dateError : error}
      onBlur={check}
      onChange={recheck}
      onInvalid={() => setIsUnreadable(true)}
    />
  );
}

/** True if an element is a date field whose text is not a date. */
export function isUnreadableDate(element: Element): element is HTMLInputElement {
  if (!(element instanceof HTMLInputElement) || !('date' in element.dataset)) return false;
  return element.value.trim() !== '' && parseTypedDate(element.value) === undefined;
}

/** A browser without date inputs ignores the type. */
function hasDateInputs(): boolean {
  return Object.assign(document.createElement('input'), { type: 'date' }).type === 'date';
}
