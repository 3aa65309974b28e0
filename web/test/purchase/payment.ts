import type { createMocks } from '@institute/mocks';
import { course } from '../support/course.ts';

/** What the payment provider adds to the address of the return page. */
export const report = { payment_id: 'pay-1', payment_request_id: 'req-1', payment_status: 'Credit', course: course.id };

export const verificationUrl = (params: Record<string, string>) => `/verification?${new URLSearchParams(params)}`;

/** The report of the student's payment in the mocks. Its ids are those that the page of their payment provider returns with. */
export const paidReport = { ...report, payment_id: 'pay-2efbd0d8' };
export const failedReport = { ...report, payment_id: 'pay-b3922590', payment_status: 'Failed' };

/** Adds the student's payment to the mocks, as after Buy Now. */
export function addPayment({ store }: ReturnType<typeof createMocks>): void {
  store.state.db.payments.push({
    _id: report.payment_request_id,
    buyer: 'u-student',
    courseId: course.id,
    amount: 4200,
    status: 'created',
    createdAt: '2026-11-20T05:30:00.000Z',
  });
}
