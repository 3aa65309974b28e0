import { expect, it } from 'vitest';
import { getPayablePrice } from './price.tsx';

it('returns the discounted price, unless it is missing or 0 [R-088, Q-31]', () => {
  expect(getPayablePrice({ price: 100, discountedPrice: 80 })).toBe(80);
  expect(getPayablePrice({ price: 100, discountedPrice: 0 })).toBe(100);
  expect(getPayablePrice({ price: 100 })).toBe(100);
});
