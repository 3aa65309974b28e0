import { paymentSections } from './payment-sections.tsx';
import { PolicyPage } from './policy-page.tsx';

const summary = [
  'You pay on the page of a payment provider. We never receive your card number.',
  'You pay the price on the course page. If there is an examination fee, it is shown below the price.',
  'Money debited but no course? We will open the course or you will get the money back. Write to us, and do not pay twice.',
  'Need an invoice? Sign in and download it beside the course in My Courses.',
];

export function PaymentPolicyPage() {
  return (
    <PolicyPage
      title="Payment Policy"
      intro="How to pay for a course, what payment details we receive, and what happens if a payment fails."
      effectiveFrom="2026-11-01"
      summary={summary}
      sections={paymentSections}
    />
  );
}
