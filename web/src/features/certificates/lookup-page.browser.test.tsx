import { expect, it } from 'vitest';
import { act, settle, waitFor } from '#lib/testing.tsx';
import { renderPage } from '#session/testing.tsx';
import { LookupForm } from './lookup-page.tsx';
import type { LookupSearch } from './lookup-search.ts';

const courses = [{ _id: 'c-1', title: 'Tally' }];

/** Renders the form of a link, and then signs in a student with a roll number. */
async function renderForm(search: LookupSearch) {
  const paths: string[] = [];
  const respond = async ({ url }: Request) => {
    paths.push(new URL(url).pathname);
    return Response.json({ success: true, courses });
  };
  const { page, session } = await renderPage(<LookupForm search={search} />, { respond });
  const signIn = async () => {
    act(() => session.signIn({ token: 't', user: { _id: 'u', role: 10, rollNo: 'GVI/OWN' } }));
    await settle();
  };
  const rollNo = () => page.querySelector('input')?.value;
  const course = () => page.querySelector('select')?.selectedOptions[0]?.textContent;
  return { page, signIn, rollNo, course, paths };
}

it("fills in the viewer's own student id", async () => {
  const { signIn, rollNo } = await renderForm({});
  expect(rollNo()).toBe('');
  await signIn();
  expect(rollNo()).toBe('GVI/OWN');
});

it('keeps what has been typed', async () => {
  const { page, signIn, rollNo } = await renderForm({});
  const input = page.querySelector('input');
  if (input) input.value = 'GVI/TYPED';
  await signIn();
  expect(rollNo()).toBe('GVI/TYPED');
});

it('fills in a link, and requests nothing but the courses', async () => {
  const { signIn, rollNo, course, paths } = await renderForm({ roll_no: 'GVI/1', course_id: 'c-1' });
  await signIn();
  expect(rollNo()).toBe('GVI/1');
  await waitFor(() => expect(course()).toBe('Tally'));
  expect(new Set(paths)).toEqual(new Set(['/v1/courses']));
});

it('selects a course that is not in the list under a fixed name', async () => {
  const { course } = await renderForm({ roll_no: 'GVI/1', course_id: 'Awarded with distinction' });
  await waitFor(() => expect(course()).toBe('The course of this link'));
});

it.each(['.', '..'])('says that %j is no student id, and asks nothing', async (text) => {
  const { page, paths } = await renderForm({ roll_no: text, course_id: 'c-1' });
  await act(async () => page.querySelector('form')?.requestSubmit());
  expect(page.querySelector('[name=roll_no]')?.getAttribute('aria-invalid')).toBe('true');
  expect(page.textContent).toContain('This is not a student id.');
  expect(paths).toEqual(['/v1/courses']);
});
