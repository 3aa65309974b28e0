import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { settle, waitFor } from '#lib/testing.tsx';
import { renderPage } from '#session/testing.tsx';
import { writeDraft } from '#ui/form/draft.tsx';
import { CreateExamPage } from './create-exam-page.tsx';

const course = { _id: 'c-1', title: 'Tally' };
const batch = { _id: 'b-1', title: 'Morning' };
const student = { _id: 's-1', fullName: 'Asha' };
const filled = {
  ...{ title: ['Final'], date: ['2026-12-28'], time: ['17:05'], location: ['Room 1'] },
  ...{ course: ['c-1'], batch: ['b-1'], students: ['s-1'] },
};
const exam = { _id: 'e-1', title: 'Typing', date: '2026-12-28', time: '17:00', location: 'Room 1', course, students: [student] };
const created = { ...exam, _id: 'e-2', title: 'Final', time: '17:05', students: [student] };

it('an exam that has just been created does not clash with itself, although the page of the list comes later', async () => {
  writeDraft('create-exam', 'u', filled);
  const exams = [exam];
  const respond = async ({ method }: Request) => {
    if (method !== 'POST')
      return Response.json({ success: true, hallTickets: exams, courses: [course], batches: [batch], users: [student] });
    exams.push(created);
    return Response.json({ success: true, message: 'Exam created' });
  };
  // This page stays, as it does while the page of the list loads.
  const { page, press, router } = await renderPage(<CreateExamPage />, { path: '/franchise/create-exam', role: 12, respond });
  const clashes = new Set<string>();
  const look = () => page.textContent.match(/overlaps with.*?PM/g)?.forEach((text) => void clashes.add(text));
  new MutationObserver(look).observe(page, { childList: true, subtree: true });
  await waitFor(() => expect(page.textContent).toContain('Asha'));
  await userEvent.click(page.querySelector('[name=location]') ?? expect.fail('no field'));
  await waitFor(() => expect(page.textContent).toContain('overlaps with'));
  await press('Create Exam');
  await waitFor(() => expect(router.state.location.pathname).toBe('/franchise/exams'));
  await settle();
  expect([...clashes]).toEqual(['overlaps with another one in the same room: Typing, Tally, 28-12-2026, 5:00 PM']);
});
