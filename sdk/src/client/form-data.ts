type Fields = Readonly<Record<string, unknown>>;

function isFile(value: unknown): value is Blob {
  return value instanceof Blob;
}

/** Whether a value of the input is a file, so that its body is multipart. */
export function hasFile(fields: Fields): boolean {
  return Object.values(fields).some(isFile);
}

/** A form cannot express `null` or `undefined`, so such fields are omitted. */
export function toFormData(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null || name === '__proto__') continue;
    // `append` sends a file name only with a Blob.
    if (isFile(value)) form.append(name, value);
    else form.append(name, String(value));
  }
  return form;
}
