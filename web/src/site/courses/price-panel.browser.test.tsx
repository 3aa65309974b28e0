import { expect, it } from 'vitest';
import { renderPage } from '#session/testing.tsx';
import { PricePanel } from './price-panel.tsx';

it.each([
  [250, 'Rs. 4200 /-Exam fee: Rs. 250 /-2 days left'],
  [0, 'Rs. 4200 /-2 days left'],
  [undefined, 'Rs. 4200 /-2 days left'],
])('shows the examination fee %s below the price, and nothing when there is none [R-271]', async (examFees, text) => {
  const course = { _id: 'c', title: 'Tally', price: 4200, discountedPrice: 0, examFees };
  const actions = { isPending: false, onBuy: () => {}, onAddToCart: () => {} };
  const { page } = await renderPage(<PricePanel course={course} actions={actions} />);
  expect(page.textContent).toContain(text);
});
