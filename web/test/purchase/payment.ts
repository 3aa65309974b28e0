import type { createMocks } from '@institute/mocks';
import { page } from 'vitest/browser';
import { course } from '../support/course.ts';
import { header, main } from '../support/page.ts';

export const cartButton = header.getByRole('button', { name: /^Cart/ });

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

const emails = { student: 'student@example.com', otherStudent: 'rohit.singh@example.com' };

/** Fills in the form of /login and submits it. */
export async function submitLogin(account: keyof typeof emails = 'student'): Promise<void> {
  await page.getByLabelText('Email', { exact: true }).fill(emails[account]);
  await page.getByLabelText('Password', { exact: true }).fill('student123');
  await main.getByRole('button', { name: 'Login' }).click();
}

/** The session that the app has stored. */
export const storedSession = (): { token: string; user: Record<string, unknown> } | null =>
  JSON.parse(localStorage.getItem('institute.session') ?? 'null');
