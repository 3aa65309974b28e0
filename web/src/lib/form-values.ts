/** Returns a reader of the form's current values by name: not trimmed, and '' for missing fields and files. */
export function formValues(form: HTMLFormElement): (name: string) => string {
  const data = new FormData(form);
  return (name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
}
