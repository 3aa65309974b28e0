import { expect, it } from 'vitest';
import { act, typeInto, waitFor } from '#lib/testing.tsx';
import { renderPage } from '#session/testing.tsx';
import { CreateResultPage } from './create-result-page.tsx';

const courses = [
  { _id: 'c-1', title: 'Tally', sessionDuration: 3 },
  { _id: 'c-2', title: 'Typing', sessionDuration: 6 },
];
const users = [{ _id: 's-1', fullName: 'Asha', rollNo: 'GVI/5/2026', courses: ['c-1'] }];

/** The form with the lists loaded, and the focus in the roll number. */
async function renderForm() {
  const respond = async ({ url }: Request) => Response.json(url.includes('course') ? { success: true, courses } : { success: true, users });
  const { page } = await renderPage(<CreateResultPage />, { path: '/franchise/create-result', role: 12, respond });
  await waitFor(() => expect(page.textContent).toContain('Typing'));
  const input = page.querySelector('input');
  if (!input) throw new Error('There is no field.');
  await act(async () => input.focus());
  const type = (value: string) => typeInto(input, value);
  const pressKey = (key: string) => act(async () => input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  const leave = () => act(async () => input.blur());
  const options = () => [...page.querySelectorAll<HTMLOptionElement>('select option')].map(({ value }) => value).filter(Boolean);
  return { page, input, type, pressKey, leave, options };
}

it('a chosen student stays chosen when the focus leaves: only own courses are offered', async () => {
  const { input, type, pressKey, leave, options } = await renderForm();
  await type('ash');
  await waitFor(() => expect(input.getAttribute('aria-expanded')).toBe('true'));
  await pressKey('Enter');
  await waitFor(() => expect(options()).toEqual(['c-1']));
  await leave();
  expect([input.value, options()]).toEqual(['GVI/5/2026', ['c-1']]);
});

it('a typed number gets the spelling of the list when the focus leaves, and all courses are offered', async () => {
  const { input, type, leave, options } = await renderForm();
  await type(' gvi/5/2026');
  await waitFor(() => expect(options()).toEqual(['c-1', 'c-2']));
  expect(input.value).toBe(' gvi/5/2026');
  await leave();
  expect([input.value, options()]).toEqual(['GVI/5/2026', ['c-1', 'c-2']]);
});
