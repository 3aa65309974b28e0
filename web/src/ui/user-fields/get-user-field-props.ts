/** Values of the fields, by their names in requests. */
export type UserFieldValues = Readonly<Record<string, string>>;

/** The props that all groups of user fields have in common. Fields have the same names as in requests. */
export interface UserFieldsProps {
  /** Returns the error of a field. By default it comes from `FormErrorsContext`. */
  getFieldError?: (field: string) => string | undefined;
  defaultValues?: UserFieldValues;
  readOnly?: boolean;
  /** Names of the required fields. */
  required?: readonly string[];
  /** The fields describe another user than the viewer: no autofill, and the headings say 'the student'. */
  isOtherUser?: boolean;
  /** The heading level of the sections; see FormSection. */
  level?: 2 | 3;
}

/** Returns a function for the props of a field that depend on its name. */
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
