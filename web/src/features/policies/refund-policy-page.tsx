import { PolicyPage } from './policy-page.tsx';
import { refundSections } from './refund-sections.tsx';

const inShort = [
  'You change your mind before the first lesson: all of it comes back.',
  'You leave in the middle: we return what you paid for the time that is left, within 10 days.',
  'We cancel the batch: all of it comes back, without your asking.',
  'Money goes back the way it came.',
];

export function RefundPolicyPage() {
  return (
    <PolicyPage
      title="Refund Policy"
      text="When money comes back, how much of it, how soon, and how you ask for it."
      since="2026-11-01"
      inShort={inShort}
      sections={refundSections}
    />
  );
}
