import { type ConfirmPurchaseAnswer, type ConfirmPurchaseInput, isApiError } from '@institute/sdk';
import type { Ledger } from './ledger.ts';

export type Report =
  /** The server took it. */
  | { state: 'confirmed'; message: string }
  /** The server answered no, and would again. */
  | { state: 'refused' }
  /** It was answered at an earlier visit. */
  | { state: 'known' }
  /** Nobody is signed in; it counts as not posted. */
  | { state: 'signed-out' }
  /** It was sent, and what became of it is not known; a person may try again. */
  | { state: 'unanswered' };

interface Tools {
  post: (input: ConfirmPurchaseInput) => Promise<ConfirmPurchaseAnswer>;
  ledger: Ledger;
  /** Web Locks, where the browser has them. */
  locks?: Pick<LockManager, 'request'>;
}

/** Reports a payment once, whatever mounts, reloads or opens the page again. `again` is a person's own wish. */
export type ConfirmOnce = (input: ConfirmPurchaseInput, again?: boolean) => Promise<Report>;

export function createConfirmOnce({ post, ledger, locks }: Tools): ConfirmOnce {
  const underWay = new Map<string, Promise<Report>>();

  const report = async (key: string, input: ConfirmPurchaseInput, again: boolean): Promise<Report> => {
    const before = ledger.get(key);
    if (before === 'done') return { state: 'known' };
    // Sent and then left: to send it unasked could be the second time.
    if (before === 'sent' && !again) return { state: 'unanswered' };
    ledger.set(key, 'sent');
    try {
      const { message } = await post(input);
      ledger.set(key, 'done');
      return { state: 'confirmed', message };
    } catch (error) {
      return settle(key, error);
    }
  };

  const settle = (key: string, error: unknown): Report => {
    const status = isApiError(error) ? error.status : 0;
    if (status === 401) {
      ledger.set(key, undefined);
      return { state: 'signed-out' };
    }
    const definite = status >= 200 && status < 500 && status !== 408 && status !== 429;
    if (!definite) return { state: 'unanswered' };
    ledger.set(key, 'done');
    return { state: 'refused' };
  };

  return (input, again = false) => {
    const key = JSON.stringify([input.payment_request_id, input.payment_id]);
    const running = underWay.get(key);
    if (running) return running;
    const run = () => report(key, input, again);
    const started = (locks ? locks.request(`institute.payment ${key}`, run) : run()).finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  };
}
