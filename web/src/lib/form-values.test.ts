import { expect, it } from 'vitest';
import { formTexts } from './form-values.ts';

it('reads what was typed without trimming, and what is not a text as nothing [S-26]', () => {
  const form = document.createElement('form');
  form.innerHTML = '<input name="password" value="  a b  "><input name="photo" type="file">';
  const text = formTexts(form);
  expect([text('password'), text('photo'), text('missing')]).toEqual(['  a b  ', '', '']);
});
