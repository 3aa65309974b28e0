import { expect, it } from 'vitest';
import { parsePaymentSearch, toConfirmPurchaseInput } from './payment.ts';

const search = { payment_id: '0012', payment_request_id: 'R', payment_status: 'Credit', course: 'c', other: 'x' };

it('parses the four parameters as strings [R-113]', () => {
  expect(parsePaymentSearch(search)).toEqual({ payment_id: '0012', payment_request_id: 'R', payment_status: 'Credit', course: 'c' });
  expect(parsePaymentSearch({ payment_id: ['a'], payment_request_id: 7, course: ' ' })).toEqual({});
});

it('truncates values that are too long [S-10]', () => {
  expect(parsePaymentSearch({ payment_id: 'a'.repeat(5000) }).payment_id).toHaveLength(1000);
  expect(parsePaymentSearch({ course: `${'a'.repeat(999)}😀` }).course, 'between two characters').toBe('a'.repeat(999));
});

it('keeps the whole title of a course in Hindi', () => {
  const course = 'कंप्यूटर अनुप्रयोग, लेखांकन एवं वित्तीय प्रबंधन में उन्नत डिप्लोमा पाठ्यक्रम '.repeat(4).trim();
  expect(course.length).toBeGreaterThan(300);
  expect(toConfirmPurchaseInput(parsePaymentSearch({ ...search, course }))?.course).toBe(course);
});

it('creates a request only for payments with both ids, failed ones included [R-124, Q-35, Q-36]', () => {
  expect(toConfirmPurchaseInput(parsePaymentSearch(search))).toEqual({
    payment_request_id: 'R',
    payment_status: 'Credit',
    payment_id: '0012',
    course: 'c',
  });
  expect(toConfirmPurchaseInput({ payment_id: 'P', payment_request_id: 'R' })).toEqual({
    payment_request_id: 'R',
    payment_status: '',
    payment_id: 'P',
    course: '',
  });
  expect(toConfirmPurchaseInput({ payment_id: 'P' })).toBeUndefined();
  expect(toConfirmPurchaseInput({ payment_request_id: 'R' })).toBeUndefined();
});
