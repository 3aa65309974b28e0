/** What the fields about a person are given by the form around them. */
export interface PersonFieldsProps {
  /** What the server said of a field, by its name on the wire. */
  refused: (field: string) => string | undefined;
  /** What is known already, by the same names. */
  known?: (field: string) => string;
  readOnly?: boolean;
  /** Of the headings; see FormSection. */
  level?: 2 | 3;
}

/** The part of a field's props that depends on its name. */
export function personField({ refused, known, readOnly }: PersonFieldsProps) {
  return (name: string) => ({
    name,
    error: refused(name),
    defaultValue: known?.(name),
    readOnly,
    // Stands where nothing is known.
    placeholder: readOnly ? '-' : undefined,
  });
}
