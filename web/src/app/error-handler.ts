import { type ApiError, isApiError, SdkError } from '@institute/sdk';
import { retryAfterMessage } from '../lib/retry-after-message.ts';
import type { SessionStore } from '../session/store.ts';
import type { UnauthorizedResponses } from '../session/unauthorized-responses.ts';
import type { ToastStore } from '../ui/toast/toast-store.ts';

interface Dependencies {
  toasts: ToastStore;
  session: SessionStore;
  unauthorized: UnauthorizedResponses;
  alert: (message: string) => void;
  refetchProfile: () => void;
}

const maxAlertLength = 300;

/** Creates the handler for errors of queries and mutations. `quiet` suppresses the toast. */
export function createErrorHandler(dependencies: Dependencies): (error: Error, options?: { quiet?: boolean }) => void {
  const { toasts, session } = dependencies;
  return (error, { quiet = false } = {}) => {
    // Aborted requests need no message, and bugs appear in the console.
    if (!(error instanceof SdkError)) return;
    if (isApiError(error) && isStaleUnauthorized(error, dependencies)) return;
    if (error.operation === 'getProfile') return handleProfileError(error, dependencies);
    // A failed wallet query shows no message, by design.
    if (error.operation !== 'getWallet' && !quiet) for (const message of getMessages(error)) toasts.error(message);
    if (isApiError(error) && endsSession(error, dependencies)) session.signOut();
  };
}

/** An error response to the profile ends the session. A network error does not. */
function handleProfileError(error: SdkError, { toasts, session, alert, refetchProfile }: Dependencies): void {
  if (!session.get()) return;
  if (isApiError(error)) {
    session.signOut();
    alert(error.message.slice(0, maxAlertLength));
  } else {
    toasts.error(error.message, { label: 'Retry', onClick: refetchProfile });
  }
}

function getMessages(error: SdkError): string[] {
  if (!isApiError(error)) return [error.message];
  const { phone, amount } = isApiError(error, 'createPurchase') ? error.fieldErrors : {};
  const fieldMessages = [phone?.[0], amount?.[0]].filter((message) => message !== undefined);
  return fieldMessages.length > 0 ? [...new Set(fieldMessages)] : [error.message + retryAfterMessage(error)];
}

/** Operations whose 401 does not concern the session: before a login there is none, and a payment can belong to another user. */
const sessionlessOperations = new Set<string>(['login', 'confirmPurchase']);

function isStaleUnauthorized({ status, operation }: ApiError, { session, unauthorized }: Dependencies): boolean {
  return status === 401 && !sessionlessOperations.has(operation) && unauthorized.isStale(session);
}

function endsSession({ status, operation }: ApiError, { session, unauthorized }: Dependencies): boolean {
  return status === 401 && !sessionlessOperations.has(operation) && unauthorized.hasRejected(session);
}
