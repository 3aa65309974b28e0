/**
 * The payment provider's number for a payment that ended with a status: `pay-` and a checksum (FNV-1a) of both.
 * Nobody gets a course by typing `Credit` into an address, because the number would not fit.
 * The payment page carries this function's own text: it must use nothing from outside, and name no function inside.
 */
export function paymentIdFor(paymentRequestId: string, status: string): string {
  let hash = 0x811c9dc5;
  for (const letter of `${paymentRequestId}:${status}`) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return `pay-${hash.toString(16).padStart(8, '0')}`;
}
