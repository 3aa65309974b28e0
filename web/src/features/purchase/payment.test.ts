import { expect, it } from 'vitest';
import { readPayment, toReport } from './payment.ts';

const search = { payment_id: '0012', payment_request_id: 'R', payment_status: 'Credit', course: 'c', other: 'x' };

it('reads the four parameters as the texts that they are [R-113]', () => {
  expect(readPayment(search)).toEqual({ payment_id: '0012', payment_request_id: 'R', payment_status: 'Credit', course: 'c' });
  expect(readPayment({ payment_id: ['a'], payment_request_id: 7, course: ' ' })).toEqual({});
});

it('cuts what is too long to be an id [S-10]', () => {
  expect(readPayment({ payment_id: 'a'.repeat(5000) }).payment_id).toHaveLength(200);
});

it('posts a payment that has both ids, failed ones too, and nothing else [R-124, Q-35, Q-36]', () => {
  expect(toReport(readPayment(search))).toEqual({ payment_request_id: 'R', payment_status: 'Credit', payment_id: '0012', course: 'c' });
  expect(toReport({ payment_id: 'P', payment_request_id: 'R' })).toEqual({
    payment_request_id: 'R',
    payment_status: '',
    payment_id: 'P',
    course: '',
  });
  expect(toReport({ payment_id: 'P' })).toBeUndefined();
  expect(toReport({ payment_request_id: 'R' })).toBeUndefined();
});
