import { describe, expect, it } from 'vitest';
import { createTestContext, expectHttpError, type TestContext } from '../../test/call-resolver.ts';
import { paymentIdFor } from '../documents/payment-page.ts';

const tallyPurchase = { courseId: 'c-tally', amount: 4200 };

async function startPurchase({ as }: TestContext): Promise<string> {
  const { payment_request } = await as('u-student')('createPurchase', tallyPurchase);
  return new URL(payment_request.longurl).searchParams.get('payment_request_id') ?? '';
}

function paymentReport(requestId: string, status = 'Credit', paymentId = paymentIdFor(requestId, status)) {
  return { payment_request_id: requestId, payment_status: status, payment_id: paymentId, course: 'c-tally' };
}

async function courseIds({ as }: TestContext) {
  return (await as('u-student')('getProfile', {})).user.courses?.map((course) => (typeof course === 'string' ? course : course?._id));
}

describe('createPurchase', () => {
  it('returns the URL of the payment page', async () => {
    const { payment_request } = await createTestContext().as('u-student')('createPurchase', tallyPurchase);
    const url = new URL(payment_request.longurl);
    expect(url.origin + url.pathname).toBe('http://mocks.example.com/__mocks/payment.html');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      amount: '4200',
      course: 'c-tally',
      purpose: 'Tally with GST',
      buyer: 'Aarav Sharma',
      return_to: 'http://app.example.com/verification',
    });
  });

  it('rejects every amount but the price of the course [S-11]', async () => {
    const call = createTestContext().as('u-student');
    const reason = { amount: ['The amount is not the price of the course.'] };
    for (const amount of [1, 0, -4200, 4800]) await expectHttpError(call('createPurchase', { courseId: 'c-tally', amount }), 422, reason);
    await expect(call('createPurchase', { courseId: 'c-typing', amount: 2000 })).resolves.toMatchObject({ success: true });
  });

  it('reports phone and amount together', async () => {
    const { db, as } = createTestContext();
    const student = db.accounts.find(({ _id }) => _id === 'u-student');
    if (student) student.phone = 12345;
    const reason = { phone: ['Please enter a valid phone number.'], amount: ['The amount is not the price of the course.'] };
    await expectHttpError(as('u-student')('createPurchase', { courseId: 'c-tally', amount: 1 }), 422, reason);
  });

  it('rejects an unknown course and a course that the buyer has', async () => {
    const call = createTestContext().as('u-student');
    await expectHttpError(call('createPurchase', { courseId: 'c-none', amount: 1 }), 404);
    await expectHttpError(call('createPurchase', { courseId: 'c-ccc', amount: 2800 }), 409, 'You already have this course.');
  });
});

describe('confirmPurchase', () => {
  it('gives the paid course once when the payment is reported twice', async () => {
    const context = createTestContext();
    const id = await startPurchase(context);
    const first = await context.as('u-student')('confirmPurchase', paymentReport(id));
    const second = await context.as('u-student')('confirmPurchase', paymentReport(id));
    expect(first).toEqual({ success: true, message: 'Payment received. The course is yours' });
    expect(second).toEqual(first);
    expect(await courseIds(context)).toEqual(['c-ccc', 'c-tally']);
  });

  it('gives no course for a forged Credit [S-10]', async () => {
    const context = createTestContext();
    const id = await startPurchase(context);
    const reason = 'The payment provider does not know this payment.';
    await expectHttpError(context.as('u-student')('confirmPurchase', paymentReport(id, 'Credit', 'pay-0001')), 422, reason);
    await expectHttpError(context.as('u-student')('confirmPurchase', paymentReport(id, 'Credit', paymentIdFor(id, 'Failed'))), 422, reason);
    expect(await courseIds(context)).toEqual(['c-ccc']);
  });

  it('records a failed payment, which can still be paid', async () => {
    const context = createTestContext();
    const id = await startPurchase(context);
    const failed = await context.as('u-student')('confirmPurchase', paymentReport(id, 'Failed'));
    expect(failed).toEqual({ success: true, message: 'We have noted that this payment did not go through. You can try again' });
    expect(await courseIds(context)).toEqual(['c-ccc']);
    await context.as('u-student')('confirmPurchase', paymentReport(id));
    expect(await courseIds(context)).toEqual(['c-ccc', 'c-tally']);
  });

  it('does not find the payment of another account', async () => {
    const context = createTestContext();
    const id = await startPurchase(context);
    await expectHttpError(context.as('s-001')('confirmPurchase', paymentReport(id)), 404);
    await expectHttpError(context.as('u-student')('confirmPurchase', paymentReport('req-none')), 404);
  });
});

describe('getInvoice', () => {
  it('is available to the buyer and to the operator of the centre', async () => {
    const { as } = createTestContext();
    expect(await as('u-student')('getInvoice', { userId: 'u-student', courseId: 'c-ccc' })).toContain('Rs. 2800 /-');
    expect(await as('u-franchise')('getInvoice', { userId: 's-001', courseId: 'c-ccc' })).toContain('अंजलि कुमारी');
  });

  it('is not available to others', async () => {
    const { as } = createTestContext();
    const own = { userId: 'u-student', courseId: 'c-ccc' };
    await expectHttpError(as()('getInvoice', own), 401);
    await expectHttpError(as('s-001')('getInvoice', own), 403);
    await expectHttpError(as('u-franchise')('getInvoice', own), 404);
    await expectHttpError(as('u-student')('getInvoice', { ...own, courseId: 'c-tally' }), 404);
  });
});
