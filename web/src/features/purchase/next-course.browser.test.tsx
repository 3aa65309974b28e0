import { expect, it, vi } from 'vitest';
import { settle, waitFor } from '#lib/testing.tsx';
import { renderPage } from '#session/testing.tsx';
import { NextCourse } from './next-course.tsx';
import { useRemovePaidCourse } from './verification-page.tsx';

const tally = { _id: 'c-tally', title: 'Tally', price: 4800, discountedPrice: 4200 };
const typing = { _id: 'c-typing', title: 'Typing', price: 2000 };
const toItem = ({ _id, title }: { _id: string; title: string }) => ({ _id, title });

/** The offer for a cart with these courses, once the profile and the course list are loaded. */
async function renderOffer(items: { _id: string; title: string }[], owned: string[] = []) {
  const user = { _id: 'u', role: 10, fullName: 'Asha', email: 'asha@example.com', courses: owned };
  const respond = async ({ url }: Request) => {
    if (url.endsWith('/profile')) return Response.json({ success: true, user });
    if (url.endsWith('/courses')) return Response.json({ success: true, courses: [typing, tally] });
    return Response.json({ success: true, course: [tally, typing].find(({ _id }) => url.endsWith(_id)) });
  };
  const { page, queryClient } = await renderPage(<NextCourse items={items} />, { role: 10, respond });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return page.textContent;
}

it('offers nothing as long as it does not know which courses the viewer has', async () => {
  const respond = async ({ url }: Request) => {
    if (url.endsWith('/profile')) return new Promise<Response>(() => {});
    return Response.json(url.endsWith('/courses') ? { success: true, courses: [tally] } : { success: true, course: tally });
  };
  const { page, queryClient } = await renderPage(<NextCourse items={[toItem(tally)]} />, { role: 10, respond });
  await waitFor(() => expect(queryClient.getQueriesData({ queryKey: ['courses'] }).some(([, data]) => data !== undefined)).toBe(true));
  await settle();
  expect(page.textContent).toBe('');
});

it('offers the first course in the cart with its price', async () => {
  expect(await renderOffer([tally, typing].map(toItem))).toBe('Next in your cartTallyRs. 4200 /-Original price: Rs. 4800 /-Buy Now');
});

it('passes over a course that the viewer has, and one that is no longer available', async () => {
  const gone = { _id: 'c-gone', title: 'Gone' };
  expect(await renderOffer([gone, toItem(tally), toItem(typing)], ['c-tally'])).toContain('Typing');
  expect(await renderOffer([gone, toItem(tally)], ['c-tally'])).toBe('');
  expect(await renderOffer([])).toBe('');
});

it.each([
  ['id', 'c-tally'],
  ['title', 'Tally'],
])('removes a paid course by its %s, and nothing before the payment is confirmed', async (_name, course) => {
  const remove = vi.fn();
  const items = [typing, tally].map(toItem);
  function Probe({ paid }: { paid?: string }) {
    useRemovePaidCourse({ items, remove }, paid);
    return null;
  }
  await renderPage(<Probe />);
  await settle();
  expect(remove).not.toHaveBeenCalled();
  await renderPage(<Probe paid={course} />);
  expect(new Set(remove.mock.calls.flat())).toEqual(new Set(['c-tally']));
});
