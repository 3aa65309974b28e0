import { type Course, roles } from '@institute/sdk/contract';
import type { Resolver } from '../core/operation.ts';
import { forbidden, notFound, unprocessable } from '../core/response.ts';
import { type Account, type Db, nextId } from '../db/db.ts';
import { requireCourse, requireStudent, requireViewer } from '../db/rules.ts';
import { invoice } from '../documents/documents.ts';
import { paymentIdFor } from '../documents/payment-page.ts';

/** Returns the URL of the payment page. The amount must be the price of the course. */
export const createPurchase: Resolver<'createPurchase'> = ({ db, input, viewer, origin, appOrigin, now }) => {
  const buyer = requireViewer(viewer);
  const course = requireCourse(db, input.courseId);
  assertPayable(buyer, course, input.amount);
  const _id = nextId(db, 'req');
  db.payments.push({ ...input, _id, buyer: buyer._id, status: 'created', createdAt: now });
  const query = new URLSearchParams({
    payment_request_id: _id,
    amount: String(input.amount),
    course: course._id,
    purpose: course.title,
    buyer: buyer.fullName,
    return_to: `${appOrigin}/verification`,
  });
  const payment_request = { longurl: `${origin}/__mocks/payment.html?${query}` };
  return { success: true, message: 'Payment request created', payment_request };
};

/** A paid purchase stays paid; a failed one can still be paid. */
export const confirmPurchase: Resolver<'confirmPurchase'> = ({ db, input, viewer, now }) => {
  const buyer = requireViewer(viewer);
  const payment = db.payments.find(({ _id, buyer: id }) => _id === input.payment_request_id && id === buyer._id);
  if (!payment) throw notFound('this payment');
  const isCredit = input.payment_status === 'Credit';
  // The status comes from the URL and can be forged. The payment id proves that it comes from the payment page.
  if (isCredit && input.payment_id !== paymentIdFor(payment._id, 'Credit'))
    throw unprocessable('The payment provider does not know this payment.');
  if (payment.status !== 'Credit') {
    payment.status = isCredit ? 'Credit' : 'Failed';
    payment.paymentId = input.payment_id;
    if (isCredit) payment.paidAt = now;
    if (isCredit && !buyer.courses.includes(payment.courseId)) buyer.courses.push(payment.courseId);
  }
  const failed = 'We have noted that this payment did not go through. You can try again';
  return { success: true, message: payment.status === 'Credit' ? 'Payment received. The course is yours' : failed };
};

export const getInvoice: Resolver<'getInvoice'> = ({ db, input, viewer }) => {
  const buyer = requireBuyer(db, requireViewer(viewer), input.userId);
  if (!buyer.courses.includes(input.courseId)) throw notFound('an invoice for this course');
  const course = requireCourse(db, input.courseId);
  const payment = db.payments.findLast(
    ({ buyer: id, courseId, status }) => id === buyer._id && courseId === course._id && status === 'Credit',
  );
  return invoice(db, buyer, course, payment);
};

function assertPayable(buyer: Account, course: Course, amount: number): void {
  const errors: Record<string, string[]> = {};
  const digits = String(buyer.phone ?? '').replace(/\D/g, '');
  if (digits.length < 10) errors.phone = ['Please enter a valid phone number.'];
  if (amount !== (course.discountedPrice || course.price)) errors.amount = ['The amount is not the price of the course.'];
  if (Object.keys(errors).length > 0) throw unprocessable(errors);
}

/** Buyers see their own invoices, operators the invoices of their students. */
function requireBuyer(db: Db, viewer: Account, userId: string): Account {
  if (viewer._id === userId) return viewer;
  if (viewer.role !== roles.operator) throw forbidden();
  return requireStudent(db, viewer, ({ _id }) => _id === userId);
}
