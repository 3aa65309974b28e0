import { isRecord } from './errors.ts';

type Fields = Readonly<Record<string, unknown>>;

/** React Native sends an object with a `uri` as a file; it does not send the content of a Blob. */
function isFile(value: unknown): value is Blob {
  return value instanceof Blob || (isRecord(value) && typeof value.uri === 'string');
}

/** Whether a value of the input is a file, so that its body is multipart. */
export function hasFile(fields: Fields): boolean {
  return Object.values(fields).some(isFile);
}

/** A form cannot express `null` or `undefined`, so such fields are omitted. So is `__proto__`, which a server might merge into an object. */
export function toFormData(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null || name === '__proto__') continue;
    form.append(name, isFile(value) ? value : String(value));
  }
  return form;
}
