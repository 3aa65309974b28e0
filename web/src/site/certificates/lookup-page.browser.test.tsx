import { expect, it } from 'vitest';
import { act, settle } from '#lib/testing.tsx';
import { renderPage } from '#session/testing.tsx';
import { LookupForm } from './lookup-page.tsx';
import type { LookupSearch } from './lookup-search.ts';

/** The form of a link, and the paths that it requests. */
async function renderForm(search: LookupSearch) {
  const paths: string[] = [];
  const respond = async ({ url }: Request) => {
    paths.push(new URL(url).pathname);
    return Response.json({ success: true, courses: [{ _id: 'c-1', title: 'Tally' }] });
  };
  const { page, session } = await renderPage(<LookupForm search={search} />, { respond });
  const input = page.querySelector('input') ?? expect.fail('no field');
  return { page, session, input, paths };
}

it('keeps what has been typed when a student with a roll number signs in', async () => {
  const { session, input } = await renderForm({});
  input.value = 'GVI/TYPED';
  act(() => session.signIn({ token: 't', user: { _id: 'u', role: 10, rollNo: 'GVI/OWN' } }));
  await settle();
  expect(input.value).toBe('GVI/TYPED');
});

it.each(['.', '..'])('says that %j is no Student Id, and asks nothing', async (text) => {
  const { page, input, paths } = await renderForm({ roll_no: text, course_id: 'c-1' });
  await act(async () => page.querySelector('form')?.requestSubmit());
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(page.textContent).toContain('This is not a Student Id.');
  expect(paths).toEqual(['/v1/courses']);
});
