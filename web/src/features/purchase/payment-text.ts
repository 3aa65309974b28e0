import { brand } from '../../lib/brand.ts';
import type { Payment } from './payment.ts';

/** The payment's details as text, one a line, with the names of the table. */
export function paymentText(payment: Payment, courseTitle: string | undefined): string {
  const details = {
    'Payment ID': payment.payment_id,
    'Payment Request ID': payment.payment_request_id,
    'Paid For': courseTitle,
    'Payment Status': payment.payment_status === 'Credit' ? 'Completed' : 'Failed',
  };
  return [brand.name, ...Object.entries(details).map(([name, value]) => `${name}: ${value || '-'}`)].join('\n');
}
