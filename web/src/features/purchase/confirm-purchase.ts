import { type ApiError, type ConfirmPurchaseInput, type ConfirmPurchaseResponse, isApiError } from '@institute/sdk';
import { fingerprint } from '../../lib/fingerprint.ts';
import type { Session } from '../../session/parse-session.ts';
import type { ConfirmationLog } from './confirmation-log.ts';

/** What is known about the report of a payment. */
export type Confirmation =
  | { status: 'confirmed'; message: string }
  /** The server rejected it, now or on an earlier visit. */
  | { status: 'rejected'; message?: string }
  /** The server confirmed it on an earlier visit. */
  | { status: 'already-confirmed' }
  /** Another user or a guest has sent it. This user may send it, too. */
  | { status: 'sent-by-other' }
  /** Needs a login. Counts as not sent. */
  | { status: 'signed-out' }
  /** Sent, but without a definite response. The user may send it again. */
  | { status: 'unknown' };

interface ConfirmPurchaseOptions {
  /** `null` sends no token. */
  post: (input: ConfirmPurchaseInput, token: string | null) => Promise<ConfirmPurchaseResponse>;
  log: ConfirmationLog;
  getSession: () => Session | undefined;
  locks?: Pick<LockManager, 'request'>;
  /** How long to wait for another tab. */
  lockTimeoutMs?: number;
}

/**
 * Sends a payment once per user and payment status, however often the page mounts, reloads or is opened. `again` is true if the user
 * pressed 'Send again'.
 */
export type ConfirmPurchase = (input: ConfirmPurchaseInput, again?: boolean) => Promise<Confirmation>;

export function createConfirmPurchase({ post, log, getSession, locks, lockTimeoutMs = 10_000 }: ConfirmPurchaseOptions): ConfirmPurchase {
  const inFlight = new Map<string, Promise<Confirmation>>();
  /** Payments whose report has got a 401 since the page was loaded. */
  const unauthorized = new Set<string>();

  /** What is known without a request. */
  const getKnown = (payment: string, userId: string | undefined, again: boolean): Confirmation | undefined => {
    const report = log.get(payment, userId);
    if (report?.status === 'confirmed') return { status: 'already-confirmed' };
    if (again) return undefined;
    // The page was closed before the response, for example. Only the user may send it a second time.
    if (report) return report.status === 'sent' ? { status: 'unknown' } : report;
    // After a logout with the page open. Without a token the response would be the same.
    return userId === undefined && unauthorized.has(payment) ? { status: 'signed-out' } : undefined;
  };

  const confirm = async (
    payment: string,
    userId: string | undefined,
    input: ConfirmPurchaseInput,
    again: boolean,
  ): Promise<Confirmation> => {
    const session = getSession();
    // The user has changed while another tab held the lock. The page asks again for the new one.
    if (session?.user._id !== userId) return { status: 'unknown' };
    const known = getKnown(payment, userId, again);
    if (known) return known;
    const earlier = log.get(payment, userId);
    log.set(payment, userId, { status: 'sent' });
    try {
      const { message } = await post(input, session?.token ?? null);
      log.set(payment, userId, { status: 'confirmed' });
      return { status: 'confirmed', message };
    } catch (error) {
      if (isApiError(error) && error.status === 401) {
        unauthorized.add(payment);
        log.set(payment, userId, earlier?.status === 'sent-by-other' ? undefined : earlier);
        return { status: 'signed-out' };
      }
      // A rejected report of a guest says nothing about that of the buyer.
      if (!session || !isRejection(error)) return { status: 'unknown' };
      const { message } = error;
      log.set(payment, userId, { status: 'rejected', message: toStorableMessage(message, input, session) });
      return { status: 'rejected', message };
    }
  };

  /** Runs while no other tab reports the payment; without a lock where the browser gives none. */
  const withLock = async (payment: string, run: () => Promise<Confirmation>, onTimeout: typeof run): Promise<Confirmation> => {
    if (!locks) return run();
    const signal = AbortSignal.timeout(lockTimeoutMs);
    let running: Promise<Confirmation> | undefined;
    try {
      return await locks.request(`institute.payment ${fingerprint(payment)}`, { signal }, () => {
        running = run();
        return running;
      });
    } catch {
      // `run` itself may have failed. Firefox rejects the request if it may store nothing.
      return running ?? (signal.aborted ? onTimeout() : run());
    }
  };

  return (input, again = false) => {
    const payment = JSON.stringify([input.payment_request_id, input.payment_id, input.payment_status]);
    const userId = getSession()?.user._id;
    const key = JSON.stringify([payment, userId]);
    const pending = inFlight.get(key);
    if (pending) return pending;
    const run = () => confirm(payment, userId, input, again);
    // The response to the other tab is open. Only the user may send it a second time.
    const onTimeout = async () => (again ? run() : (getKnown(payment, userId, again) ?? { status: 'unknown' as const }));
    const started = withLock(payment, run, onTimeout).finally(() => inFlight.delete(key));
    inFlight.set(key, started);
    return started;
  };
}

/** Responses that a later report of the same payment may not get. A 404 may come from a proxy, or before the server knows the payment. */
const temporaryStatuses = new Set([401, 403, 404, 408, 429]);

/** Whether the API itself has rejected the report: with a JSON body, not with the HTML page of a proxy. */
function isRejection(error: unknown): error is ApiError {
  if (!isApiError(error) || temporaryStatuses.has(error.status) || error.status >= 500) return false;
  const { body } = error;
  return typeof body === 'object' && body !== null && 'success' in body && body.success === false;
}

const maxMessageLength = 300;

/** Returns a message of the server for storage. Undefined if it contains an id or a name. */
function toStorableMessage(message: string, input: ConfirmPurchaseInput, { user }: Session): string | undefined {
  const names = user.fullName?.split(/\s+/) ?? [];
  const personalTexts = [input.payment_id, input.payment_request_id, user._id, user.email, user.rollNo, ...names];
  const words = toWords(message);
  const isPersonal = personalTexts.some((text) => text && words.includes(toWords(text)));
  return isPersonal ? undefined : message.slice(0, maxMessageLength).replace(/\p{Surrogate}$/u, '');
}

/** Whole words between spaces, so that the id 'P' is not found in 'Payment'. */
function toWords(text: string): string {
  return ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .join(' ')} `;
}
