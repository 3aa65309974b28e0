import { brand } from '../../lib/brand.ts';
import { parseNumber } from '../../ui/form/parse-form.ts';

/**
 * The link with which a payment app pays the institute. It contains the amount if that is one in whole paise; otherwise the app asks for it.
 * Spaces are `%20`, because many apps show a plus sign as it is.
 */
export function upiLink(amountText: string): string {
  const { upi, name } = brand.payTo;
  const amount = paymentAmount(amountText);
  const parts = [
    // The @ of a UPI id stays readable, as the apps write it themselves.
    `pa=${upi}`,
    `pn=${encodeURIComponent(name)}`,
    ...(amount ? [`am=${amount}`] : []),
    'cu=INR',
    `tn=${encodeURIComponent('Wallet recharge')}`,
  ];
  return `upi://pay?${parts.join('&')}`;
}

/** '1500.00'; undefined if the text is no amount that can be paid. */
export function paymentAmount(text: string): string | undefined {
  const amount = parseNumber(text);
  if (amount === undefined || amount <= 0) return undefined;
  const rounded = amount.toFixed(2);
  return Number(rounded) === amount ? rounded : undefined;
}
