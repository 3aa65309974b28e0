import type { ReactNode } from 'react';

export const loginFirst = 'Please login before making a payment!';
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
