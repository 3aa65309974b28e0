import * as heads from '#text/heads.ts';
import * as text from '#text/refund-policy.tsx';
import { PolicyPage, policyParts } from './policy-page.tsx';

export function RefundPolicyPage() {
  return <PolicyPage title={heads.refundPolicy} intro={text.intro} summary={text.summary} sections={text.sections(policyParts)} />;
}
