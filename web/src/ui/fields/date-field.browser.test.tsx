import { expect, it, vi } from 'vitest';
import { act, render, typeInto, withoutDateInputs } from '#lib/testing.tsx';
import { dateIncomplete, dateUnreadable } from '#text/forms.ts';
import { toasts } from '../toast/toast-store.ts';
import { checkDates, DateField } from './date-field.tsx';

function renderField() {
  const page = render(
    <form>
      <DateField<string> label="Date" name="date" />
    </form>,
  );
  const form = page.querySelector('form') ?? expect.fail('no form');
  const input = page.querySelector('input') ?? expect.fail('no field');
  const type = (text: string) => {
    input.focus();
    return typeInto(input, text);
  };
  /** The error of a rejected form, if its date field has the error and the focus. */
  const getRejection = () => {
    toasts.clear();
    let isRejected = false;
    act(() => (isRejected = !checkDates(form)));
    if (!isRejected) return undefined;
    const [toast] = toasts.visible();
    expect([toast?.type, document.activeElement]).toEqual(['error', input]);
    expect(page.textContent).toContain(toast?.text);
    return toast?.text;
  };
  return { page, input, type, getRejection };
}

it('shows an error at the field when the typed text is no date, until it is one, rejects its form, and keeps the text', async () => {
  withoutDateInputs();
  const { page, input, type, getRejection } = renderField();
  const state = () => [page.textContent?.includes(dateUnreadable), input.getAttribute('aria-invalid'), input.value];
  await type('31-02-2026');
  expect(state()).toEqual([false, null, '31-02-2026']);
  act(() => input.blur());
  expect(state()).toEqual([true, 'true', '31-02-2026']);
  await type('28-02-2026');
  expect(state()).toEqual([false, null, '28-02-2026']);
  await type('9 March');
  expect([getRejection(), input.value]).toEqual([dateUnreadable, '9 March']);
  await type('09-03-2005');
  expect(getRejection()).toBeUndefined();
  await type('');
  expect(getRejection(), 'a blank date is left to the form').toBeUndefined();
});

it('an incomplete date is an error of the form, not yet of the field that is left', () => {
  const { page, input, getRejection } = renderField();
  const validity = vi.spyOn(input, 'validity', 'get').mockReturnValue({ ...input.validity, badInput: true });
  const isShown = () => page.textContent?.includes(dateIncomplete);
  act(() => input.focus());
  act(() => input.blur());
  expect([isShown(), getRejection()]).toEqual([false, dateIncomplete]);
  validity.mockRestore();
  act(() => input.blur());
  expect(isShown(), 'after the field is emptied').toBe(false);
});

it.each([
  ['date', false],
  ['text', true],
])('where the browser makes the type %s, the field has the hint DD-MM-YYYY: %s', (type, hasHint) => {
  vi.spyOn(HTMLInputElement.prototype, 'type', 'get').mockReturnValue(type);
  const { page } = renderField();
  vi.restoreAllMocks();
  expect(page.textContent?.includes('DD-MM-YYYY')).toBe(hasHint);
});
