import { brand } from '#lib/brand.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/terms.tsx';
import { PolicyPage, policyParts } from './policy-page.tsx';

export function TermsPage() {
  return <PolicyPage title={heads.terms} intro={text.intro(brand.name)} summary={text.summary} sections={text.sections(policyParts)} />;
}
