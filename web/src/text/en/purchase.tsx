import type { ReactNode } from 'react';

export const loginFirst = 'Please login before making a payment!';
export const buyNowFor = (course: string) => `Buy Now: ${course}`;
export const unsafePaymentPage = 'The payment page could not be opened because its address is not safe.';
export const phoneRejected = 'The phone number of your profile was not accepted. Please correct it, and then press Buy Now again.';
export const correctPhone = 'Correct my phone';
export const amountRejected = 'The amount was not accepted. The price may have changed, so please load it again.';
export const priceIsNow = (price: string) => `The price is now ${price}. Please press Buy Now again.`;
export const loadPrice = 'Load the price again';
export const stillRejected = (contact: (label: string) => ReactNode) => (
  <>If it is still not accepted, please {contact('contact us')}. Nothing has been debited.</>
);
export const nextInCart = 'Next in your cart';

export const checking = 'Checking your payment…';
export const received = 'Payment received';
export const reportedAsPaid = 'Reported as paid';
export const notConfirmed = 'Payment not confirmed yet';
export const notCompleted = 'Payment not completed';
export const notFound = 'No payment found';

export const rejected = 'The institute could not accept it.';
export const noResponse = 'No response from the institute. Please send it again.';
export const answered = (message: string) => `The institute answered: ${message} Please send it again.`;
export const sentByOther =
  'It was sent earlier, from another account or before you signed in. If this is your payment, please send it again.';
export const signInToConfirm = 'Sign in so that we can confirm it.';
export const inMyCourses = 'You will find the course in My Courses.';
export const weCallYou = 'You will find the course in My Courses. We will call you to help you choose a centre.';
export const openAgain = 'If you have paid, please open this page again from the payment page.';
export const onItsWay = 'It may still be on its way. Please check your bank account before you pay again.';
export const nothingBought = 'Nothing was bought. You can try again.';
export const addressIncomplete = 'The address of this page is not complete. Please open it again from the payment page.';
/** The product's exact wording, grammar included. */
export const verifying = "We're verifying your payment, this may take a while. Feel free to leave this screen.";
export const emailComing = 'We will sent you the confirmation email.';

export const homePage = 'Home Page';
export const myCourses = 'My Courses';
export const sendAgain = 'Send again';
export const tryAgain = 'Try again';

export const paymentDetails = 'Payment details';
export const detailsOfPayment = 'Details of your payment';
export const asReported = 'As reported by the payment provider';
export const paymentId = 'Payment ID';
export const paymentRequestId = 'Payment Request ID';
export const paidFor = 'Paid For';
export const paymentStatus = 'Payment Status';
export const completed = 'Completed';
export const failed = 'Failed';
export const copyDetails = 'Copy details';
export const print = 'Print';
export const copied = 'The payment details are copied.';
export const notCopied = 'The details could not be copied. Please select and copy them yourself.';

export const whatToDoNow = 'What you can do now';
export const ifNotDebited = () => (
  <>
    <strong>No money was debited:</strong> go back to the course and press Buy Now again, or use another method of payment.
  </>
);
export const ifDebited = (policy: (label: string) => ReactNode) => (
  <>
    <strong>Money was debited:</strong> please do not pay again. Often the confirmation is only late, so check your profile after an hour.
    If we did not receive the money, your bank returns it by itself. For online card payments and UPI payments, the Reserve Bank of India
    gives it five days after the day of the payment. Read more in the {policy('Payment Policy')}.
  </>
);
export const ifNotSure = (email: ReactNode, phone: ReactNode, paymentId: ReactNode) => (
  <>
    <strong>You are not sure:</strong> write to {email} or call {phone}.{' '}
    {paymentId ? <>Give the payment id {paymentId}.</> : 'Give the date and the amount.'}
  </>
);
export const emailSubject = (paymentId: string) => `Payment ${paymentId}`;
