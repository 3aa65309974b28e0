import { expect, it, vi } from 'vitest';
import { waitFor } from '#lib/testing.tsx';
import { resetFields } from './mutation-form.tsx';

it('keeps the named fields of a form, resets the others, and focuses the first field', async () => {
  const form = document.body.appendChild(document.createElement('form'));
  form.innerHTML = `
    <input name="fullName">
    <input name="city">
    <select name="course"><option value="">Select a course</option><option value="c-1">One</option></select>
    <input name="password" type="password">
    <button>Create and next</button>`;
  const values = { fullName: 'Asha', city: 'Patna', course: 'c-1', password: 'secret-1' };
  for (const [name, value] of Object.entries(values)) Object.assign(form.elements.namedItem(name) ?? {}, { value });
  const handleInput = vi.fn();
  form.addEventListener('input', ({ target }) => target instanceof HTMLElement && handleInput(target.getAttribute('name')));
  form.querySelector('button')?.focus();
  resetFields(form, ['city', 'course', 'password']);
  expect(Object.fromEntries(new FormData(form))).toEqual({ fullName: '', city: 'Patna', course: 'c-1', password: '' });
  expect(handleInput.mock.calls).toEqual([['city'], ['course']]);
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('fullName'));
});
