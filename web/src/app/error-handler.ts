import { type ApiError, isApiError, SdkError } from '@institute/sdk';
import { waitHint } from '../lib/retry-after-message.ts';
import type { SessionStore } from '../session/store.ts';
import type { Refusals } from '../session/unauthorized-responses.ts';
import type { Notices } from '../ui/toast/toast-store.ts';

interface Tools {
  notices: Notices;
  session: SessionStore;
  refusals: Refusals;
  /** The browser's alert. */
  alert: (message: string) => void;
  /** Reads the profile once more. */
  retryProfile: () => void;
}

/** Longest message that an alert shows. */
const alertLength = 300;

/** What a failed call shows and does: the one place, for reads and writes alike. */
export function createFailureHandler(tools: Tools): (error: Error, options?: { quiet?: boolean }) => void {
  return (error, { quiet = false } = {}) => {
    // Aborted, cancelled, or a mistake of ours, which the console has.
    if (!(error instanceof SdkError)) return;
    if (isApiError(error) && isEcho(error, tools)) return;
    if (error.operation === 'getProfile') return profileFailed(error, tools);
    // A failed wallet fetch only clears its error.
    if (error.operation !== 'getWallet' && !quiet) for (const text of texts(error)) tools.notices.error(text);
    if (isApiError(error) && endsSession(error, tools)) tools.session.signOut();
  };
}

/** An answer that refuses the profile ends the session, once; no answer keeps it. */
function profileFailed(error: SdkError, { notices, session, alert, retryProfile }: Tools): void {
  if (!session.get()) return;
  if (isApiError(error)) {
    session.signOut();
    alert(error.message.slice(0, alertLength));
  } else {
    notices.error(error.message, { label: 'Retry', run: retryProfile });
  }
}

function texts(error: SdkError): string[] {
  if (!isApiError(error)) return [error.message];
  const { phone, amount } = isApiError(error, 'createPurchase') ? error.fieldErrors : {};
  const fields = [phone?.[0], amount?.[0]].filter((text) => text !== undefined);
  return fields.length > 0 ? [...new Set(fields)] : [error.message + waitHint(error)];
}

/** Calls whose 401 says nothing about the session: who asks to login has none, and a payment is told whoever paid. */
const apart = new Set<string>(['login', 'confirmPurchase']);

function isEcho({ status, operation }: ApiError, { session, refusals }: Tools): boolean {
  return status === 401 && !apart.has(operation) && refusals.isEcho(session);
}

function endsSession({ status, operation }: ApiError, { session, refusals }: Tools): boolean {
  return status === 401 && !apart.has(operation) && refusals.includes(session);
}
