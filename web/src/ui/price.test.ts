import { expect, it } from 'vitest';
import { payable } from './price.tsx';

it('takes the discounted price where there is one and it is not 0 [R-088, Q-31]', () => {
  expect(payable({ price: 100, discountedPrice: 80 })).toBe(80);
  expect(payable({ price: 100, discountedPrice: 0 })).toBe(100);
  expect(payable({ price: 100 })).toBe(100);
});
