import { brand } from '../../lib/brand.ts';
import { PolicyPage } from './policy-page.tsx';
import { privacySections } from './privacy-sections.tsx';

const summary = [
  'We ask only for the data that a course, a payment or a certificate needs.',
  'No advertising and no tracking. We do not sell or lend your data to anyone.',
  'You can see, correct or erase your data, and withdraw your consent, with one email.',
  'If you are under 18, please register with a parent. Your centre asks for a parent’s consent before lessons begin.',
];

export function PrivacyPolicyPage() {
  return (
    <PolicyPage
      title="Privacy Policy"
      intro={`What personal data ${brand.name} collects, why, for how long, and what rights you have.`}
      effectiveFrom="2026-11-01"
      summary={summary}
      sections={privacySections}
    />
  );
}
