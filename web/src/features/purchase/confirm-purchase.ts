import { type ConfirmPurchaseInput, type ConfirmPurchaseResponse, isApiError } from '@institute/sdk';
import { fingerprint } from '../../lib/fingerprint.ts';
import type { Session } from '../../session/parse-session.ts';
import type { Confirmation } from './confirmation.ts';
import type { ConfirmationLog } from './confirmation-log.ts';
import { isRejection } from './is-rejection.ts';
import { getPersonalTexts, toStorableMessage } from './storable-message.ts';
import { withLock } from './with-lock.ts';

interface ConfirmPurchaseOptions {
  /** `null` sends no token. */
  post: (input: ConfirmPurchaseInput, token: string | null) => Promise<ConfirmPurchaseResponse>;
  log: ConfirmationLog;
  getSession: () => Session | undefined;
  locks?: Pick<LockManager, 'request'>;
  /** How long to wait for another tab. */
  lockTimeoutMs?: number;
}

/** Sends a payment once per user, however often the page mounts, reloads or is opened. `again` is true if the user pressed 'Send again'. */
export type ConfirmPurchase = (input: ConfirmPurchaseInput, again?: boolean) => Promise<Confirmation>;

export function createConfirmPurchase({ post, log, getSession, locks, lockTimeoutMs = 10_000 }: ConfirmPurchaseOptions): ConfirmPurchase {
  const inFlight = new Map<string, Promise<Confirmation>>();
  /** Payments whose report has got a 401 since the page was loaded. */
  const unauthorized = new Set<string>();

  /** What is known without a request. */
  const getKnown = (payment: string, userId: string | undefined, again: boolean): Confirmation | undefined => {
    const report = log.get(payment, userId);
    if (report?.status === 'confirmed') return { status: 'already-confirmed' };
    if (report?.status === 'rejected') return report;
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
        log.set(payment, userId, earlier?.status === 'sent' ? earlier : undefined);
        return { status: 'signed-out' };
      }
      // A rejected report of a guest says nothing about that of the buyer.
      if (!session || !isRejection(error)) return { status: 'unknown' };
      const { message } = error;
      log.set(payment, userId, { status: 'rejected', message: toStorableMessage(message, getPersonalTexts(input, session)) });
      return { status: 'rejected', message };
    }
  };

  return (input, again = false) => {
    const payment = JSON.stringify([input.payment_request_id, input.payment_id]);
    const userId = getSession()?.user._id;
    const key = JSON.stringify([payment, userId]);
    const pending = inFlight.get(key);
    if (pending) return pending;
    const run = () => confirm(payment, userId, input, again);
    const started = withLock({
      locks,
      name: `institute.payment ${fingerprint(payment)}`,
      timeoutMs: lockTimeoutMs,
      run,
      // The response to the other tab is open. Only the user may send it a second time.
      onTimeout: async (): Promise<Confirmation> => (again ? run() : (getKnown(payment, userId, again) ?? { status: 'unknown' })),
    }).finally(() => inFlight.delete(key));
    inFlight.set(key, started);
    return started;
  };
}
