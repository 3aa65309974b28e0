import { expect, it } from 'vitest';
import { paymentText } from './payment-details.tsx';

it('lists the details of a payment, one a line, with the title of the course', () => {
  const payment = { payment_id: 'pay-1', payment_request_id: 'req-1', payment_status: 'Credit', course: 'c-tally' };
  expect(paymentText(payment, 'Tally with GST').split('\n').slice(1)).toEqual([
    'Payment ID: pay-1',
    'Payment Request ID: req-1',
    'Paid For: Tally with GST',
    'Payment Status: Completed',
  ]);
});

it('shows what is missing as a dash, and any other status as failed', () => {
  expect(paymentText({ payment_status: 'Pending' }, undefined)).toMatch(
    /ID: -\nPayment Request ID: -\nPaid For: -\nPayment Status: Failed$/,
  );
});
