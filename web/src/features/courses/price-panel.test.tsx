// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render, setUpReactTests } from '../../lib/testing.tsx';
import { PricePanel } from './price-panel.tsx';

setUpReactTests();

const actions = { isPending: false, onBuy: () => {}, onAddToCart: () => {} };
const renderPanel = (examFees?: number) => {
  const course = { _id: 'c', title: 'Tally', price: 4200, discountedPrice: 0, examFees };
  return render(<PricePanel course={course} actions={actions} />).textContent;
};

it('shows the examination fee below the price, and nothing when there is none [R-271]', () => {
  expect(renderPanel(250)).toContain('Rs. 4200 /-Examination fee: Rs. 250 /-');
  expect([renderPanel(0), renderPanel()].filter((text) => /Examination|NaN/.test(text ?? ''))).toEqual([]);
});
