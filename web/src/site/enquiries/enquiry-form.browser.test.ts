import { expect, it } from 'vitest';
import { formValues } from '#lib/form-values.ts';
import { parseContactForm, parseFranchiseForm } from './enquiry-form.tsx';

function toValues(fields: Record<string, string>) {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries(fields)) {
    const field = form.appendChild(document.createElement('textarea'));
    field.name = name;
    field.defaultValue = value;
  }
  return formValues(form);
}

it('sends every field of a query as typed, an empty string for a missing one, and no other field [R-138, R-139]', () => {
  const query = { name: ' Asha ', email: 'not an address', phone: '+91 98', message: 'Line 1\nLine 2 ' };
  expect(parseContactForm(toValues({ ...query, other: 'x' }))).toEqual(query);
  expect(parseContactForm(toValues({}))).toEqual({ name: '', email: '', phone: '', message: '' });
});

it('sends every field of a franchise application under its name in the API [R-148]', () => {
  const application = {
    ...{ fullName: 'Asha', email: 'asha@example.com', phone: '98', address: 'Station Road' },
    ...{ CenterLocation: 'Gaya', workExperience: '3 years', aboutInstitute: '' },
  };
  expect(parseFranchiseForm(toValues(application))).toEqual(application);
});
