import type { ConfirmPurchaseInput } from '@institute/sdk';
import type { Session } from '../../session/parse-session.ts';

const maxLength = 300;

/** Returns a message of the server for storage. Undefined if it contains one of the personal texts, such as a name or an id. */
export function toStorableMessage(message: string, personalTexts: readonly (string | undefined)[]): string | undefined {
  const words = toWords(message);
  const isPersonal = personalTexts.some((text) => text && words.includes(toWords(text)));
  return isPersonal ? undefined : message.slice(0, maxLength).replace(/\p{Surrogate}$/u, '');
}

/** Whole words between spaces, so that the id 'P' is not found in 'Payment'. */
function toWords(text: string): string {
  return ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .join(' ')} `;
}

/** The ids and names that stored text must not contain. */
export function getPersonalTexts({ payment_id, payment_request_id }: ConfirmPurchaseInput, { user }: Session) {
  return [payment_id, payment_request_id, user._id, user.email, user.rollNo, ...(user.fullName?.split(/\s+/) ?? [])];
}
