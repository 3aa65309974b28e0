/** What the fields about a person are given by the form around them. */
export interface PersonFieldsProps {
  /** What the server said of a field, by its name on the wire. */
  refused: (field: string) => string | undefined;
  /** What is known already, by the same names. */
  known?: (field: string) => string;
  readOnly?: boolean;
  /** Which of them have to be filled, by the same names. */
  required?: readonly string[];
  /** It is not about the one who types: the browser offers nothing of theirs, and the titles speak of a student. */
  ofStudent?: boolean;
  /** Of the headings; see FormSection. */
  level?: 2 | 3;
}

/** The part of a field's props that depends on its name. */
export function personField({ refused, known, readOnly, required, ofStudent }: PersonFieldsProps) {
  return (name: string, placeholder = '') => ({
    name,
    error: refused(name),
    defaultValue: known?.(name),
    readOnly,
    required: required?.includes(name),
    ...(ofStudent && { autoComplete: 'off' }),
    // Stands where nothing is known.
    placeholder: readOnly ? '-' : placeholder,
  });
}
