import { paymentSections } from './payment-sections.tsx';
import { PolicyPage } from './policy-page.tsx';

const inShort = [
  'You pay on the page of a payment provider. Your card number never reaches us.',
  'You pay the price on the course page. If there is an examination fee, it stands below the price.',
  'Money debited but no course? It comes back, or the course is opened. Write to us, and do not pay twice.',
  'You need an invoice? Write to us, and we send it.',
];

export function PaymentPolicyPage() {
  return (
    <PolicyPage
      title="Payment Policy"
      text="How a course is paid for, what we see of it, and what happens when a payment goes wrong."
      since="2026-11-01"
      inShort={inShort}
      sections={paymentSections}
    />
  );
}
