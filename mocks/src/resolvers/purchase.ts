import { type Course, type CreatePurchaseInput, roles } from '@institute/sdk/contract';
import { conflict, forbidden, notFound, unprocessable } from '../core/errors.ts';
import { type Account, type Db, nextId, type Payment } from '../db/db.ts';
import { requireCourse, requireViewer } from '../db/find.ts';
import { invoice } from '../documents/invoice.ts';
import { paymentIdFor } from '../documents/payment-id.ts';
import type { Resolver, ResolverContext } from '../resolver.ts';

/** Returns the URL of the payment page. The amount must be the price of the course. */
export const createPurchase: Resolver<'createPurchase'> = (context) => {
  const { db, input, viewer, now } = context;
  const buyer = requireViewer(viewer);
  const course = requireCourse(db, input.courseId);
  if (buyer.courses.includes(course._id)) throw conflict('You already have this course.');
  assertPayable(buyer, course, input.amount);
  const payment: Payment = {
    _id: nextId(db, 'req'),
    buyer: buyer._id,
    courseId: course._id,
    amount: input.amount,
    status: 'created',
    createdAt: now,
  };
  db.payments.push(payment);
  return {
    success: true,
    message: 'Payment request created',
    payment_request: { longurl: paymentPageUrl(context, payment, buyer, course) },
  };
};

export const confirmPurchase: Resolver<'confirmPurchase'> = ({ db, input, viewer, now }) => {
  const buyer = requireViewer(viewer);
  const payment = db.payments.find((candidate) => candidate._id === input.payment_request_id && candidate.buyer === buyer._id);
  if (!payment) throw notFound('this payment');
  if (input.payment_status === 'Credit') assertPaid(payment, input.payment_id);
  recordPayment(payment, buyer, input, now);
  const isPaid = payment.status === 'Credit';
  return {
    success: true,
    message: isPaid ? 'Payment received. The course is yours' : 'We have noted that this payment did not go through. You can try again',
  };
};

export const getInvoice: Resolver<'getInvoice'> = ({ db, input, viewer }) => {
  const buyer = requireBuyer(db, requireViewer(viewer), input.userId);
  if (!buyer.courses.includes(input.courseId)) throw notFound('an invoice for this course');
  const course = requireCourse(db, input.courseId);
  const payment = db.payments.findLast(
    ({ buyer: id, courseId, status }) => id === buyer._id && courseId === course._id && status === 'Credit',
  );
  return invoice({ db, buyer, course, payment });
};

function assertPayable(buyer: Account, course: Course, amount: number): void {
  const errors: Record<string, string[]> = {};
  const digits = String(buyer.phone ?? '').replace(/\D/g, '');
  if (digits.length < 10) errors.phone = ['Please enter a valid phone number.'];
  if (amount !== (course.discountedPrice || course.price)) errors.amount = ['The amount is not the price of the course.'];
  if (Object.keys(errors).length > 0) throw unprocessable(errors);
}

function paymentPageUrl(
  { origin, appOrigin }: ResolverContext<CreatePurchaseInput>,
  payment: Payment,
  buyer: Account,
  course: Course,
): string {
  const query = new URLSearchParams({
    payment_request_id: payment._id,
    amount: String(payment.amount),
    course: course._id,
    purpose: course.title,
    buyer: buyer.fullName,
    return_to: `${appOrigin}/verification`,
  });
  return `${origin}/__mocks/payment.html?${query}`;
}

/** The status comes from the URL and can be forged. The payment id proves that it comes from the payment page. */
function assertPaid(payment: Payment, paymentId: string): void {
  if (paymentId !== paymentIdFor(payment._id, 'Credit')) throw unprocessable('The payment provider does not know this payment.');
}

/** A paid purchase stays paid; a failed one can still be paid. */
function recordPayment(
  payment: Payment,
  buyer: Account,
  { payment_status, payment_id }: { payment_status: string; payment_id: string },
  now: string,
): void {
  if (payment.status === 'Credit') return;
  payment.status = payment_status === 'Credit' ? 'Credit' : 'Failed';
  payment.paymentId = payment_id;
  if (payment.status === 'Failed') return;
  payment.paidAt = now;
  if (!buyer.courses.includes(payment.courseId)) buyer.courses.push(payment.courseId);
}

/** Buyers see their own invoices, operators those of their students. */
function requireBuyer(db: Db, viewer: Account, userId: string): Account {
  if (viewer._id === userId) return viewer;
  if (viewer.role !== roles.operator) throw forbidden();
  const buyer = db.accounts.find((account) => account._id === userId && account.centre === viewer._id);
  if (!buyer) throw notFound('this student');
  return buyer;
}
