import type { ApiError } from '@institute/sdk';
import * as text from '#text/errors.ts';

const units = [
  { name: 'hour', seconds: 3600 },
  { name: 'minute', seconds: 60 },
  { name: 'second', seconds: 1 },
] as const;

/** Says when to retry, if the server sent Retry-After; '' otherwise. */
export function retryAfterMessage({ retryAfterMs = 0 }: Pick<ApiError, 'retryAfterMs'>): string {
  if (retryAfterMs <= 0) return '';
  const wait = Math.ceil(retryAfterMs / 1000);
  // 90 seconds stay seconds, because '2 minutes' would be a third longer.
  const unit = units.find(({ seconds }) => wait >= 2 * seconds) ?? units[2];
  const count = Math.ceil(wait / unit.seconds);
  return ` ${text.retryIn(count, unit.name)}`;
}
