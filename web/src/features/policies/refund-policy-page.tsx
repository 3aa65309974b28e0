import { PolicyPage } from './policy-page.tsx';
import { refundSections } from './refund-sections.tsx';

const summary = [
  'If you change your mind before the first lesson, you get a full refund.',
  'If you leave midway, we refund the remaining time within 10 days.',
  'If we cancel the batch, you get a full refund without having to ask.',
  'We refund you the way you paid.',
];

export function RefundPolicyPage() {
  return (
    <PolicyPage
      title="Refund Policy"
      intro="When you get a refund, how much it is, how long it takes and how to request it."
      effectiveFrom="2026-11-01"
      summary={summary}
      sections={refundSections}
    />
  );
}
