import { expect, it } from 'vitest';
import { formValues } from './form-values.ts';

it('reads typed dates as YYYY-MM-DD, other texts as they are, and an empty string for files and missing fields [S-26]', () => {
  const form = document.createElement('form');
  form.innerHTML = `
    <input name="dob" data-date="true" value="9/3/2005"><input name="exam" data-date="true" value="soon"><input name="text" value="9/3/2005">
    <input name="password" value="  a b  "><input name="photo" type="file">`;
  const names = ['dob', 'exam', 'text', 'password', 'photo', 'missing'];
  expect(names.map(formValues(form))).toEqual(['2005-03-09', 'soon', '9/3/2005', '  a b  ', '', '']);
});
