import { expect, it } from 'vitest';
import { createTestContext, expectHttpError } from '../../test/call-resolver.ts';
import { paymentIdFor } from '../documents/payment-page.ts';

const tallyPurchase = { courseId: 'c-tally', amount: 4200 };

async function startPurchase() {
  const { as } = createTestContext();
  const call = as('u-student');
  const { payment_request } = await call('createPurchase', tallyPurchase);
  const id = new URL(payment_request.longurl).searchParams.get('payment_request_id') ?? '';
  const courseIds = async () =>
    (await call('getProfile', {})).user.courses?.map((course) => (typeof course === 'string' ? course : course?._id));
  return { as, call, id, courseIds };
}

function paymentReport(requestId: string, status = 'Credit', paymentId = paymentIdFor(requestId, status)) {
  return { payment_request_id: requestId, payment_status: status, payment_id: paymentId, course: 'c-tally' };
}

it('createPurchase returns the URL of the payment page', async () => {
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

it('a payment that is reported twice gives the course once', async () => {
  const { call, id, courseIds } = await startPurchase();
  for (let times = 0; times < 2; times++) {
    const confirmed = await call('confirmPurchase', paymentReport(id));
    expect(confirmed).toEqual({ success: true, message: 'Payment received. The course is yours' });
  }
  expect(await courseIds()).toEqual(['c-ccc', 'c-tally']);
});

it('a forged Credit gives no course [S-10]', async () => {
  const { call, id, courseIds } = await startPurchase();
  const reason = 'The payment provider does not know this payment.';
  for (const paymentId of ['pay-0001', paymentIdFor(id, 'Failed')])
    await expectHttpError(call('confirmPurchase', paymentReport(id, 'Credit', paymentId)), 422, reason);
  expect(await courseIds()).toEqual(['c-ccc']);
});

it('a failed payment is recorded, and can still be paid', async () => {
  const { call, id, courseIds } = await startPurchase();
  const failed = await call('confirmPurchase', paymentReport(id, 'Failed'));
  expect(failed).toEqual({ success: true, message: 'We have noted that this payment did not go through. You can try again' });
  expect(await courseIds()).toEqual(['c-ccc']);
  await call('confirmPurchase', paymentReport(id));
  expect(await courseIds()).toEqual(['c-ccc', 'c-tally']);
});

it('the payment of another account is not found', async () => {
  const { as, call, id } = await startPurchase();
  await expectHttpError(as('s-001')('confirmPurchase', paymentReport(id)), 404);
  await expectHttpError(call('confirmPurchase', paymentReport('req-none')), 404);
});

it('an invoice is for the buyer and for the operator of the centre, and for nobody else', async () => {
  const { as } = createTestContext();
  const own = { userId: 'u-student', courseId: 'c-ccc' };
  expect(await as('u-student')('getInvoice', own)).toContain('Rs. 2800 /-');
  expect(await as('u-franchise')('getInvoice', { userId: 's-001', courseId: 'c-ccc' })).toContain('अंजलि कुमारी');
  await expectHttpError(as()('getInvoice', own), 401);
  await expectHttpError(as('s-001')('getInvoice', own), 403);
  await expectHttpError(as('u-franchise')('getInvoice', own), 404);
  await expectHttpError(as('u-student')('getInvoice', { ...own, courseId: 'c-tally' }), 404);
});
