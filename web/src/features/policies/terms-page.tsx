import { brand } from '../../lib/brand.ts';
import { PolicyPage } from './policy-page.tsx';
import { termsSections } from './terms-sections.tsx';

const inShort = [
  'Your account is yours alone, and what you enter in it is true.',
  'We teach what the course page says. You come, practise, and let others learn.',
  'A certificate is earned by an examination and stays valid as long as it is true.',
  'What the law of India gives you, these terms do not take away.',
];

export function TermsPage() {
  return (
    <PolicyPage
      title="Terms and Conditions"
      text={`What holds between you and ${brand.name} when you use this site or learn with us.`}
      since="2026-11-01"
      inShort={inShort}
      sections={termsSections}
    />
  );
}
