import { brand } from '../../lib/brand.ts';
import { PolicyPage } from './policy-page.tsx';
import { termsSections } from './terms-sections.tsx';

const summary = [
  'Your account is for you alone, and the details in it must be true.',
  'We teach what the course page says. You attend, practise and let others learn.',
  'You earn a certificate by passing an examination. It stays valid as long as it is correct.',
  'These terms do not take away any right that Indian law gives you.',
];

export function TermsPage() {
  return (
    <PolicyPage
      title="Terms and Conditions"
      intro={`The terms that apply when you use this site or study with ${brand.name}.`}
      effectiveFrom="2026-11-01"
      summary={summary}
      sections={termsSections}
    />
  );
}
