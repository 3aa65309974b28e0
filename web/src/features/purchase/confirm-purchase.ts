import { type ConfirmPurchaseInput, type ConfirmPurchaseResponse, isApiError } from '@institute/sdk';
import type { ConfirmationLog } from './confirmation-log.ts';

export type Confirmation =
  | { status: 'confirmed'; message: string }
  /** The server rejected it, and would reject it again. */
  | { status: 'rejected' }
  /** The server responded on an earlier visit. */
  | { status: 'already-sent' }
  /** Needs a login. Counts as not sent. */
  | { status: 'signed-out' }
  /** Sent, but without a definite response. The viewer may retry. */
  | { status: 'unknown' };

interface ConfirmPurchaseOptions {
  post: (input: ConfirmPurchaseInput) => Promise<ConfirmPurchaseResponse>;
  log: ConfirmationLog;
  /** Web Locks, if the browser supports them. */
  locks?: Pick<LockManager, 'request'>;
}

/** Sends a payment once, however often the page mounts, reloads or is opened. `isRetry` is true if the viewer pressed Retry. */
export type ConfirmPurchase = (input: ConfirmPurchaseInput, isRetry?: boolean) => Promise<Confirmation>;

export function createConfirmPurchase({ post, log, locks }: ConfirmPurchaseOptions): ConfirmPurchase {
  const inFlight = new Map<string, Promise<Confirmation>>();

  const confirm = async (key: string, input: ConfirmPurchaseInput, isRetry: boolean): Promise<Confirmation> => {
    const previous = log.get(key);
    if (previous === 'done') return { status: 'already-sent' };
    // The page was closed before the response. Only the viewer may send it a second time.
    if (previous === 'sent' && !isRetry) return { status: 'unknown' };
    log.set(key, 'sent');
    try {
      const { message } = await post(input);
      log.set(key, 'done');
      return { status: 'confirmed', message };
    } catch (error) {
      return handleError(key, error);
    }
  };

  const handleError = (key: string, error: unknown): Confirmation => {
    const status = isApiError(error) ? error.status : 0;
    if (status === 401) {
      log.set(key, undefined);
      return { status: 'signed-out' };
    }
    const isDefinite = status >= 200 && status < 500 && status !== 408 && status !== 429;
    if (!isDefinite) return { status: 'unknown' };
    log.set(key, 'done');
    return { status: 'rejected' };
  };

  return (input, isRetry = false) => {
    const key = JSON.stringify([input.payment_request_id, input.payment_id]);
    const pending = inFlight.get(key);
    if (pending) return pending;
    const start = () => confirm(key, input, isRetry);
    const started = (locks ? locks.request(`institute.payment ${key}`, start) : start()).finally(() => inFlight.delete(key));
    inFlight.set(key, started);
    return started;
  };
}
