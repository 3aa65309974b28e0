import { expect, it, vi } from 'vitest';
import { dateError, incompleteDateError } from '#lib/form-values.ts';
import { act, render, withoutDateInputs } from '#lib/testing.tsx';
import { toasts } from '../toast/toast-store.ts';
import { DateField, rejectUnreadableDates } from './date-field.tsx';

function renderField() {
  const page = render(
    <form>
      <DateField label="Date" name="date" />
      <button type="submit">Save</button>
    </form>,
  );
  const [form, input] = [page.querySelector('form'), page.querySelector('input')];
  if (!form || !input) throw new Error('The field was not rendered.');
  const type = (text: string) =>
    act(() => {
      input.focus();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  return { page, form, input, type };
}

it('shows an error at the field when the typed text is no date, until it is one', () => {
  withoutDateInputs();
  const { page, input, type } = renderField();
  type('31-02-2026');
  expect(page.textContent).not.toContain(dateError);
  act(() => input.blur());
  expect([page.textContent, input.getAttribute('aria-invalid'), input.value]).toEqual([
    expect.stringContaining(dateError),
    'true',
    '31-02-2026',
  ]);
  type('28-02-2026');
  expect([page.textContent, input.getAttribute('aria-invalid')]).toEqual([expect.not.stringContaining(dateError), null]);
});

it('a form with a text that is no date is rejected at the field, and keeps the text', () => {
  withoutDateInputs();
  const { page, form, input, type } = renderField();
  type('9 March');
  toasts.clear();
  act(() => expect(rejectUnreadableDates(form)).toBe(true));
  expect([page.textContent, input.value, document.activeElement]).toEqual([expect.stringContaining(dateError), '9 March', input]);
  expect(toasts.visible()).toMatchObject([{ type: 'error', text: dateError }]);
  type('09-03-2005');
  expect(rejectUnreadableDates(form)).toBe(false);
  type('');
  expect(rejectUnreadableDates(form), 'a blank date is left to the form').toBe(false);
});

it('an incomplete date is an error of the form, not yet of the field that is left', () => {
  const { page, form, input } = renderField();
  const validity = vi.spyOn(input, 'validity', 'get').mockReturnValue({ ...input.validity, badInput: true });
  const isShown = () => page.textContent?.includes(incompleteDateError);
  act(() => input.focus());
  act(() => input.blur());
  expect(isShown()).toBe(false);
  toasts.clear();
  act(() => expect(rejectUnreadableDates(form)).toBe(true));
  expect([isShown(), document.activeElement]).toEqual([true, input]);
  expect(toasts.visible()).toMatchObject([{ type: 'error', text: incompleteDateError }]);
  validity.mockRestore();
  act(() => input.blur());
  expect(isShown(), 'after the field is emptied').toBe(false);
});

it.each([
  ['date', 'without'],
  ['text', 'with'],
])('where the browser makes the type %s, the field is %s the hint DD-MM-YYYY', (type, kind) => {
  vi.spyOn(HTMLInputElement.prototype, 'type', 'get').mockReturnValue(type);
  const { page } = renderField();
  vi.restoreAllMocks();
  expect(page.textContent?.includes('DD-MM-YYYY')).toBe(kind === 'with');
});
