// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { formValues } from './form-values.ts';

it('does not trim values, and returns an empty string for files and missing fields [S-26]', () => {
  const form = document.createElement('form');
  form.innerHTML = '<input name="password" value="  a b  "><input name="photo" type="file">';
  const values = formValues(form);
  expect([values('password'), values('photo'), values('missing')]).toEqual(['  a b  ', '', '']);
});
