/** Texts of the fields, by their names in requests. */
export type UserFieldValues = Readonly<Record<string, string>>;

/** Props shared by the groups of fields about a user. Fields go by their names in requests. */
export interface UserFieldsProps {
  /** Returns the error of a field. By default fields find it in `FormErrorsContext`. */
  getFieldError?: (field: string) => string | undefined;
  defaultValues?: UserFieldValues;
  readOnly?: boolean;
  /** Names of the required fields. */
  required?: readonly string[];
  /** The form is about another user than the viewer, so it turns off autofill and its headings say 'the student'. */
  isOtherUser?: boolean;
  /** The heading level of the sections; see FormSection. */
  level?: 2 | 3;
}

/** Returns a function that gives the props of a field that depend on its name. */
export function getUserFieldProps({ getFieldError, defaultValues, readOnly, required, isOtherUser }: UserFieldsProps) {
  return (name: string, placeholder = '') => ({
    name,
    error: getFieldError?.(name),
    defaultValue: defaultValues?.[name],
    readOnly,
    required: required?.includes(name),
    ...(isOtherUser && { autoComplete: 'off' }),
    placeholder: readOnly ? '-' : placeholder,
  });
}
