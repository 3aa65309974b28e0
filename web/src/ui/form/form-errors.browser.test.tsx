import { expect, it } from 'vitest';
import { render } from '../../lib/testing.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { TextAreaField } from '../fields/text-area-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { FormErrorsContext } from './form-errors.ts';

const errors = { getError: (field: string) => `error of ${field}`, getServerError: () => undefined };

it('fields show the error of their name, and their own error first', () => {
  const page = render(
    <FormErrorsContext value={errors}>
      <TextField label="A" name="a" />
      <TextField label="B" name="b" error="own error" />
      <PasswordField label="C" name="c" />
      <SelectField label="D" name="d" options={[]} placeholder="None" />
      <TextAreaField label="E" name="e" />
      <TextField label="F" />
    </FormErrorsContext>,
  );
  const described = [...page.querySelectorAll('input, select, textarea')].map((control) => {
    const id = control.getAttribute('aria-describedby');
    return [control.getAttribute('aria-invalid'), id && page.querySelector(`#${CSS.escape(id)}`)?.textContent];
  });
  expect(described).toEqual([
    ['true', 'error of a'],
    ['true', 'own error'],
    ['true', 'error of c'],
    ['true', 'error of d'],
    ['true', 'error of e'],
    [null, null],
  ]);
});

it('fields have no error without a form', () => {
  expect(
    render(<TextField label="A" name="a" />)
      .querySelector('input')
      ?.hasAttribute('aria-invalid'),
  ).toBe(false);
});
