import { expect, it, vi } from 'vitest';
import { settle, waitFor } from '#lib/testing.tsx';
import { renderPage } from '#session/testing.tsx';
import { NextCourse } from './next-course.tsx';
import { useRemovePaidCourse } from './verification-page.tsx';

const tally = { _id: 'c-tally', title: 'Tally', price: 4800, discountedPrice: 4200 };
const typing = { _id: 'c-typing', title: 'Typing', price: 2000 };
const items = [{ _id: 'c-gone', title: 'Gone' }, tally, typing];

/** The offer for a cart, once all is loaded that is answered. */
async function renderOffer(cart: typeof items, getProfile = async (): Promise<Response> => respondProfile()) {
  const respond = async ({ url }: Request) => {
    if (url.endsWith('/profile')) return getProfile();
    if (url.endsWith('/courses')) return Response.json({ success: true, courses: [typing, tally] });
    return Response.json({ success: true, course: [tally, typing].find(({ _id }) => url.endsWith(_id)) });
  };
  const { page, queryClient } = await renderPage(<NextCourse items={cart} />, { role: 10, respond });
  const isLoading = () => queryClient.isFetching({ predicate: ({ queryKey }) => !queryKey.includes('getProfile') }) > 0;
  await waitFor(() => expect(isLoading()).toBe(false));
  await settle();
  return page.textContent;
}
const respondProfile = (...courses: string[]) =>
  Response.json({ success: true, user: { _id: 'u', role: 10, fullName: 'Asha', email: 'asha@example.com', courses } });

it('offers the first course in the cart that is available, with its price', async () => {
  expect(await renderOffer(items)).toBe('Next in your cartTallyRs. 4200 /-Original price: Rs. 4800 /-Buy Now');
  expect(await renderOffer([])).toBe('');
});

it('passes over a course that the user has, and offers nothing as long as it does not know them', async () => {
  expect(await renderOffer(items, async () => respondProfile('c-tally'))).toContain('Typing');
  expect(await renderOffer(items, async () => respondProfile('c-tally', 'c-typing'))).toBe('');
  expect(await renderOffer(items, () => new Promise(() => {}))).toBe('');
});

it.each(['c-tally', 'Tally'])(
  'removes a paid course by its id or title %s, and nothing before the payment is confirmed',
  async (course) => {
    const remove = vi.fn();
    function Probe({ paid }: { paid?: string }) {
      useRemovePaidCourse({ items, remove }, paid);
      return null;
    }
    await renderPage(<Probe />);
    expect(remove).not.toHaveBeenCalled();
    await renderPage(<Probe paid={course} />);
    expect(new Set(remove.mock.calls.flat())).toEqual(new Set(['c-tally']));
  },
);
