import type { UpdateMediaInput } from '@institute/sdk';
import type { Entry, Texts } from '../../ui/form/parse-form.ts';

const fields = ['name', 'signature', 'logo'];

/** What of the form is filled in, and nothing else: what is left out stays as it is. */
export function toMedia(text: Texts, signature: File | undefined, logo: File | undefined): Entry<UpdateMediaInput> {
  const name = text('name').trim();
  if (name || signature || logo) return { input: { ...(name && { name }), ...(signature && { signature }), ...(logo && { logo }) } };
  const told = 'Please fill in at least one of the three.';
  return { wrong: { told, problems: Object.fromEntries(fields.map((field) => [field, told])) } };
}
