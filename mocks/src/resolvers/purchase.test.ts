import { describe, expect, it } from 'vitest';
import { paymentIdFor } from '../documents/payment-id.ts';
import { expectRefusal, world } from './call.ts';

const TALLY = { courseId: 'c-tally', amount: 4200 };

type World = ReturnType<typeof world>;

async function started({ as }: World): Promise<string> {
  const answer = await as('u-student')('createPurchase', TALLY);
  return new URL(answer.payment_request.longurl).searchParams.get('payment_request_id') ?? '';
}

function report(requestId: string, status = 'Credit', paymentId = paymentIdFor(requestId, status)) {
  return { payment_request_id: requestId, payment_status: status, payment_id: paymentId, course: 'c-tally' };
}

async function courses({ as }: World) {
  return (await as('u-student')('getProfile', {})).user.courses?.map((course) => (typeof course === 'string' ? course : course?._id));
}

describe('createPurchase', () => {
  it('answers the address of the payment page', async () => {
    const answer = await world().as('u-student')('createPurchase', TALLY);
    const address = new URL(answer.payment_request.longurl);
    expect(address.origin + address.pathname).toBe('http://mocks.example.com/__mocks/payment.html');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      amount: '4200',
      course: 'c-tally',
      purpose: 'Tally with GST',
      buyer: 'Aarav Sharma',
      return_to: 'http://app.example.com/verification',
    });
  });

  it('refuses every amount but the price that is to be paid [S-11]', async () => {
    const call = world().as('u-student');
    const reason = { amount: ['The amount is not the price of the course.'] };
    for (const amount of [1, 0, -4200, 4800]) await expectRefusal(call('createPurchase', { courseId: 'c-tally', amount }), 422, reason);
    await expect(call('createPurchase', { courseId: 'c-typing', amount: 2000 })).resolves.toMatchObject({ success: true });
  });

  it('names the phone beside the amount', async () => {
    const { db, as } = world();
    const student = db.accounts.find(({ _id }) => _id === 'u-student');
    if (student) student.phone = 12345;
    const reason = { phone: ['Please enter a valid phone number.'], amount: ['The amount is not the price of the course.'] };
    await expectRefusal(as('u-student')('createPurchase', { courseId: 'c-tally', amount: 1 }), 422, reason);
  });

  it('refuses a course that is not there, and one that is bought already', async () => {
    const call = world().as('u-student');
    await expectRefusal(call('createPurchase', { courseId: 'c-none', amount: 1 }), 404);
    await expectRefusal(call('createPurchase', { courseId: 'c-ccc', amount: 2800 }), 409, 'You already have this course.');
  });
});

describe('confirmPurchase', () => {
  it('gives the paid course, once, however often it is reported', async () => {
    const here = world();
    const id = await started(here);
    const first = await here.as('u-student')('confirmPurchase', report(id));
    const second = await here.as('u-student')('confirmPurchase', report(id));
    expect(first).toEqual({ success: true, message: 'Payment received. The course is yours' });
    expect(second).toEqual(first);
    expect(await courses(here)).toEqual(['c-ccc', 'c-tally']);
  });

  it('gives nothing for a forged Credit [S-10]', async () => {
    const here = world();
    const id = await started(here);
    const reason = 'The payment provider does not know this payment.';
    await expectRefusal(here.as('u-student')('confirmPurchase', report(id, 'Credit', 'pay-0001')), 422, reason);
    await expectRefusal(here.as('u-student')('confirmPurchase', report(id, 'Credit', paymentIdFor(id, 'Failed'))), 422, reason);
    expect(await courses(here)).toEqual(['c-ccc']);
  });

  it('records a failed payment, which may still be paid afterwards', async () => {
    const here = world();
    const id = await started(here);
    const failed = await here.as('u-student')('confirmPurchase', report(id, 'Failed'));
    expect(failed).toEqual({ success: true, message: 'The result of your payment is recorded' });
    expect(await courses(here)).toEqual(['c-ccc']);
    await here.as('u-student')('confirmPurchase', report(id));
    expect(await courses(here)).toEqual(['c-ccc', 'c-tally']);
  });

  it('knows no payment of somebody else', async () => {
    const here = world();
    const id = await started(here);
    await expectRefusal(here.as('s-001')('confirmPurchase', report(id)), 404);
    await expectRefusal(here.as('u-student')('confirmPurchase', report('req-none')), 404);
  });
});

describe('getInvoice', () => {
  it('is for the buyer and for the operator of the centre', async () => {
    const { as } = world();
    expect(await as('u-student')('getInvoice', { userId: 'u-student', courseId: 'c-ccc' })).toContain('Rs. 2800 /-');
    expect(await as('u-franchise')('getInvoice', { userId: 's-001', courseId: 'c-ccc' })).toContain('अंजलि कुमारी');
  });

  it('is for nobody else', async () => {
    const { as } = world();
    const own = { userId: 'u-student', courseId: 'c-ccc' };
    await expectRefusal(as()('getInvoice', own), 401);
    await expectRefusal(as('s-001')('getInvoice', own), 403);
    await expectRefusal(as('u-franchise')('getInvoice', own), 404);
    await expectRefusal(as('u-student')('getInvoice', { ...own, courseId: 'c-tally' }), 404);
  });
});
