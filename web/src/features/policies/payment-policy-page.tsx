import { paymentSections } from './payment-sections.tsx';
import { PolicyPage } from './policy-page.tsx';

const inShort = [
  'You pay on the page of a payment provider. Your card number never reaches us.',
  'The price on the course page is the whole price. Nothing is added on the way.',
  'Money debited but no course? It comes back, or the course is opened. Write to us, and do not pay twice.',
  'The invoice for each course is in your profile.',
];

export function PaymentPolicyPage() {
  return (
    <PolicyPage
      title="Payment Policy"
      text="How a course is paid for, what we see of it, and what happens when a payment goes wrong."
      inShort={inShort}
      sections={paymentSections}
    />
  );
}
