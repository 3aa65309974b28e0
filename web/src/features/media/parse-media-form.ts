import type { UpdateMediaInput } from '@institute/sdk';
import type { FormValues, ParsedForm } from '../../ui/form/parse-form.ts';

const fields = ['name', 'signature', 'logo'];

/** Parses the form of a document update. Blank fields are left out of the input, so the server keeps their values. */
export function parseMediaForm(values: FormValues, signature: File | undefined, logo: File | undefined): ParsedForm<UpdateMediaInput> {
  const name = values('name').trim();
  if (name || signature || logo) return { input: { ...(name && { name }), ...(signature && { signature }), ...(logo && { logo }) } };
  const message = 'Please fill in at least one field.';
  return { errors: { message, fields: Object.fromEntries(fields.map((field) => [field, message])) } };
}
