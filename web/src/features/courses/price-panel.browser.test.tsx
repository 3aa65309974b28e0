import { expect, it } from 'vitest';
import { waitFor } from '#lib/testing.tsx';
import { renderPage } from '#session/testing.tsx';
import { PricePanel } from './price-panel.tsx';

const actions = { isPending: false, onBuy: () => {}, onAddToCart: () => {} };
const createCourse = (examFees?: number) => ({ _id: 'c', title: 'Tally', price: 4200, discountedPrice: 0, examFees });
const renderPanel = async (examFees?: number) => {
  const { page } = await renderPage(<PricePanel course={createCourse(examFees)} actions={actions} />);
  return page.textContent;
};

it('shows the examination fee below the price, and nothing when there is none [R-271]', async () => {
  expect(await renderPanel(250)).toContain('Rs. 4200 /-Exam fee: Rs. 250 /-');
  const others = [await renderPanel(0), await renderPanel()];
  expect(others.filter((text) => /Exam fee|NaN/.test(text ?? ''))).toEqual([]);
});

/** The panel for a student with these courses, once the profile is loaded. */
async function renderFor(courses: unknown[]) {
  const user = { _id: 'u', role: 10, fullName: 'Asha', email: 'asha@example.com', courses };
  const respond = async () => Response.json({ success: true, user });
  const { page, queryClient } = await renderPage(<PricePanel course={createCourse()} actions={actions} />, { role: 10, respond });
  await waitFor(() => expect(queryClient.getQueryCache().getAll()[0]?.state.status).toBe('success'));
  return page;
}

it('says that the viewer has the course, with a link to My Courses, and keeps both buttons', async () => {
  for (const courses of [
    ['other', 'c'],
    [null, { _id: 'c' }],
  ]) {
    const page = await renderFor(courses);
    await waitFor(() => expect(page.textContent).toContain('You have this course.'));
    expect(page.querySelector('a')?.getAttribute('href')).toBe('/user/profile');
    expect([...page.querySelectorAll('button')].map((button) => button.textContent)).toEqual(['Buy Now', 'Add to Cart']);
  }
});

it('says so neither to a student without the course nor to a guest', async () => {
  const page = await renderFor(['other', { _id: 'cc' }]);
  expect(page.textContent).not.toContain('You have');
  expect(await renderPanel()).not.toContain('You have');
});
