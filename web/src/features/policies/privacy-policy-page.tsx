import { brand } from '../../lib/brand.ts';
import { PolicyPage } from './policy-page.tsx';
import { privacySections } from './privacy-sections.tsx';

const inShort = [
  'We ask for what a course, a payment or a certificate needs, and for nothing else.',
  'No advertising and no tracking. Your data is neither sold nor lent to anybody.',
  'You may see, correct and erase your data, and take your consent back, with one e-mail.',
  'If you are under 18, register together with a parent. Your centre asks for a parent’s agreement before lessons begin.',
];

export function PrivacyPolicyPage() {
  return (
    <PolicyPage
      title="Privacy Policy"
      text={`Which personal data ${brand.name} holds, what for and how long, and what you can ask of us.`}
      since="2026-11-01"
      inShort={inShort}
      sections={privacySections}
    />
  );
}
