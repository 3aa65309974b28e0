/** Reads the fields of a form as they were typed: nothing is trimmed, what is missing is ''. */
export function formTexts(form: HTMLFormElement): (name: string) => string {
  const data = new FormData(form);
  return (name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
}
