/**
 * The payment id for a request and a status: `pay-` and an FNV-1a hash of both. A `Credit` that is typed into the URL has no
 * matching id. The payment page contains the source of this function, so it must not use anything outside itself, and no named
 * functions inside, for which bundlers add helpers.
 */
export function paymentIdFor(paymentRequestId: string, status: string): string {
  let hash = 0x811c9dc5;
  for (const letter of `${paymentRequestId}:${status}`) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return `pay-${hash.toString(16).padStart(8, '0')}`;
}
