import { expect, it } from 'vitest';
import { summarizeCart } from './cart-drawer.tsx';

const ccc = { _id: 'c-ccc', title: 'Course on Computer Concepts', price: 3500, discountedPrice: 2800 };
const tally = { _id: 'c-tally', title: 'Tally', price: 6000, discountedPrice: 4200 };
const typing = { _id: 'c-typing', title: 'Typing', price: 1500, discountedPrice: 0 };

it('adds up what is to pay and what is saved, without the courses that the user has', () => {
  expect(summarizeCart([ccc, tally, typing], new Set())).toEqual({ count: 3, total: 8500, saved: 2500 });
  expect(summarizeCart([ccc, tally, typing], new Set(['c-tally']))).toEqual({ count: 2, total: 4300, saved: 700 });
  expect(summarizeCart([ccc], new Set(['c-ccc']))).toEqual({ count: 0, total: 0, saved: 0 });
  const dearer = { ...typing, discountedPrice: 1600 };
  expect(summarizeCart([dearer], new Set()), 'above the original price').toEqual({ count: 1, total: 1600, saved: 0 });
});
