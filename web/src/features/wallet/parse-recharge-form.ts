import type { RequestFundsInput } from '@institute/sdk';
import { blankFields, type Entry, numberIn, type Texts, wrongField } from '../../ui/form/parse-form.ts';

/** What the form holds as the call takes it. */
export function toFundRequest(text: Texts): Entry<RequestFundsInput> {
  const wrong = blankFields(text, ['amount', 'txnId', 'paidBy']);
  if (wrong) return { wrong };
  const amount = numberIn(text('amount'));
  if (amount === undefined) return wrongField('amount', 'Please enter the amount in digits.');
  return { input: { amount, txnId: text('txnId').trim(), paidBy: text('paidBy').trim() } };
}
