import { expect, it } from 'vitest';
import { show, useReactTests } from '../../lib/testing.tsx';
import { PricePanel } from './price-panel.tsx';

useReactTests();

const selling = { pending: false, buy: () => {}, addToCart: () => {} };
const panel = (examFees?: number) => {
  const course = { _id: 'c', title: 'Tally', price: 4200, discountedPrice: 0, examFees };
  return show(<PricePanel course={course} selling={selling} />).textContent;
};

it('says the examination fee below the price, and nothing where there is none [R-271]', () => {
  expect(panel(250)).toContain('Rs. 4200 /-Examination fee: Rs. 250 /-');
  expect([panel(0), panel()].filter((text) => /Examination|NaN/.test(text ?? ''))).toEqual([]);
});
