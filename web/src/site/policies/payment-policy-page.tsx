import * as heads from '#text/heads.ts';
import * as text from '#text/payment-policy.tsx';
import { PolicyPage, policyParts } from './policy-page.tsx';

export function PaymentPolicyPage() {
  return <PolicyPage title={heads.paymentPolicy} intro={text.intro} summary={text.summary} sections={text.sections(policyParts)} />;
}
