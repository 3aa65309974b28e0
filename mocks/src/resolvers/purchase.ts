import type { Course, CreatePurchaseInput } from '@institute/sdk/contract';
import { type Account, type Db, nextId, type Payment } from '../db/db.ts';
import { courseOf, signedIn } from '../db/find.ts';
import { invoice } from '../documents/invoice.ts';
import { paymentIdFor } from '../documents/payment-id.ts';
import { conflict, forbidden, notFound, unprocessable } from '../refusal.ts';
import type { Context, Resolvers } from '../types.ts';

export const purchase: Resolvers<'createPurchase' | 'confirmPurchase' | 'getInvoice'> = {
  createPurchase(context) {
    const { db, input, now } = context;
    const buyer = signedIn(context);
    const course = courseOf(db, input.courseId);
    if (buyer.courses.includes(course._id)) throw conflict('You already have this course.');
    checkPayable(buyer, course, input.amount);
    const payment: Payment = {
      _id: nextId(db, 'req'),
      buyer: buyer._id,
      courseId: course._id,
      amount: input.amount,
      status: 'created',
      createdAt: now,
    };
    db.payments.push(payment);
    return { success: true, message: 'Payment request created', payment_request: { longurl: paymentAddress(context, payment, course) } };
  },

  confirmPurchase(context) {
    const { db, input } = context;
    const buyer = signedIn(context);
    const payment = db.payments.find((candidate) => candidate._id === input.payment_request_id && candidate.buyer === buyer._id);
    if (!payment) throw notFound('this payment');
    if (input.payment_status === 'Credit') checkCredit(payment, input.payment_id);
    settle(context, buyer, payment);
    const paid = payment.status === 'Credit';
    return { success: true, message: paid ? 'Payment received. The course is yours' : 'The result of your payment is recorded' };
  },

  getInvoice(context) {
    const { db, input } = context;
    const buyer = buyerFor(db, signedIn(context), input.userId);
    if (!buyer.courses.includes(input.courseId)) throw notFound('an invoice for this course');
    const course = courseOf(db, input.courseId);
    const payment = db.payments.findLast(
      ({ buyer: id, courseId, status }) => id === buyer._id && courseId === course._id && status === 'Credit',
    );
    return invoice({ db, buyer, course, payment });
  },
};

function checkPayable(buyer: Account, course: Course, amount: number): void {
  const reasons: Record<string, string[]> = {};
  const digits = String(buyer.phone ?? '').replace(/\D/g, '');
  if (digits.length < 10) reasons.phone = ['Please enter a valid phone number.'];
  if (amount !== (course.discountedPrice || course.price)) reasons.amount = ['The amount is not the price of the course.'];
  if (Object.keys(reasons).length > 0) throw unprocessable(reasons);
}

function paymentAddress({ origin, appOrigin, viewer }: Context<CreatePurchaseInput>, payment: Payment, course: Course): string {
  const query = new URLSearchParams({
    payment_request_id: payment._id,
    amount: String(payment.amount),
    course: course._id,
    purpose: course.title,
    buyer: viewer?.fullName ?? '',
    return_to: `${appOrigin}/verification`,
  });
  return `${origin}/__mocks/payment.html?${query}`;
}

/** The word of the browser alone unlocks nothing: the payment's number must be the provider's. */
function checkCredit(payment: Payment, paymentId: string): void {
  if (paymentId !== paymentIdFor(payment._id, 'Credit')) throw unprocessable('The payment provider does not know this payment.');
}

/** Money that has arrived stays arrived, whatever is reported later; a failed attempt may still be paid. */
function settle({ input, now }: Context<{ payment_status: string; payment_id: string }>, buyer: Account, payment: Payment): void {
  if (payment.status === 'Credit') return;
  payment.status = input.payment_status === 'Credit' ? 'Credit' : 'Failed';
  payment.paymentId = input.payment_id;
  if (payment.status === 'Failed') return;
  payment.paidAt = now;
  if (!buyer.courses.includes(payment.courseId)) buyer.courses.push(payment.courseId);
}

/** An invoice is for its buyer and for the operator of the buyer's centre. */
function buyerFor(db: Db, viewer: Account, userId: string): Account {
  if (viewer._id === userId) return viewer;
  if (viewer.role !== 12) throw forbidden();
  const buyer = db.accounts.find((account) => account._id === userId && account.centre === viewer._id);
  if (!buyer) throw notFound('this student');
  return buyer;
}
