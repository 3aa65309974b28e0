import type { RequestFundsInput } from '@institute/sdk';
import { type FormValues, fieldError, type ParsedForm, parseNumber, requireFields } from '../../ui/form/parse-form.ts';

/** Parses the form of a fund request. */
export function parseRechargeForm(values: FormValues): ParsedForm<RequestFundsInput> {
  const errors = requireFields(values, ['amount', 'txnId', 'paidBy']);
  if (errors) return { errors };
  const amount = parseNumber(values('amount'));
  if (amount === undefined) return fieldError('amount', 'Please enter the amount as a number.');
  return { input: { amount, txnId: values('txnId').trim(), paidBy: values('paidBy').trim() } };
}
