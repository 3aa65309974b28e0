import { expect, it } from 'vitest';
import { formValues } from './form-values.ts';

it('does not trim values, and returns an empty string for files and missing fields [S-26]', () => {
  const form = document.createElement('form');
  form.innerHTML = '<input name="password" value="  a b  "><input name="photo" type="file">';
  const values = formValues(form);
  expect([values('password'), values('photo'), values('missing')]).toEqual(['  a b  ', '', '']);
});

it('reads typed dates as YYYY-MM-DD, and keeps what is no date', () => {
  const form = document.createElement('form');
  form.innerHTML =
    '<input name="dob" data-date="true" value="9/3/2005"><input name="exam" data-date="true" value="soon"><input name="text" value="9/3/2005">';
  const values = formValues(form);
  expect([values('dob'), values('exam'), values('text')]).toEqual(['2005-03-09', 'soon', '9/3/2005']);
});
