import { type ApiError, type ConfirmPurchaseInput, type ConfirmPurchaseResponse, isApiError } from '@institute/sdk';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { browserStorage, fingerprint, parseJson, type SafeStorage, tabStorage } from '#lib/storage.ts';
import type { Session } from '#session/parse-session.ts';
import { useSession, useSessionStore } from '#session/use-session.ts';

/** Sends the payment of the return page to the API. `confirmation` is undefined while the request is pending. */
export function usePurchaseConfirmation(input: ConfirmPurchaseInput | undefined) {
  const { confirmPurchase } = useRouter().options.context;
  const store = useSessionStore();
  const token = useSession()?.token;
  const key = input && JSON.stringify([input, token]);
  /** Keyed by payment and session, so that neither another payment nor another user gets a late response. */
  const [confirmations, setConfirmations] = useState<Readonly<Record<string, Confirmation>>>({});
  const confirm = (again: boolean) => {
    // The session may be newer than in this render, which before hydration, for example, has the session of a guest.
    if (!input || !key || store.get()?.token !== token) return;
    setConfirmations(({ [key]: _previous, ...others }) => others);
    void confirmPurchase(input, again).then((confirmation) => setConfirmations((others) => ({ ...others, [key]: confirmation })));
  };

  // Depends on the values of `input`, because the object is new at every render.
  useEffect(() => confirm(false), [key]);

  return { confirmation: key ? confirmations[key] : undefined, sendAgain: () => confirm(true) };
}

export type Confirmation =
  | { status: 'confirmed'; message: string }
  /** The server rejected the payment, now or on an earlier visit. */
  | { status: 'rejected'; message?: string }
  /** The server confirmed the payment on an earlier visit. */
  | { status: 'already-confirmed' }
  /** Another user or a guest has sent the payment. This user may send it, too. */
  | { status: 'sent-by-other' }
  /** Needs a login. Counts as not sent. */
  | { status: 'signed-out' }
  /** Sent, but without a definite response, whatever the server says about it. The user may send it again. */
  | { status: 'unknown'; message?: string };

interface ConfirmPurchaseOptions {
  /** `null` sends no token. */
  post: (input: ConfirmPurchaseInput, token: string | null) => Promise<ConfirmPurchaseResponse>;
  getSession: () => Session | undefined;
  /** Undefined if the browser has no locks. */
  locks?: Pick<LockManager, 'request'>;
}

/** How long other visits of the user wait for a report of the same payment. */
const maxWaitMs = 10_000;
const maxWait = () => new Promise<void>((resolve) => setTimeout(resolve, maxWaitMs));

/**
 * Sends a payment once per user and payment status, however often the page mounts, reloads or is opened. `again` is true if the user
 * clicked 'Send again'.
 */
export type ConfirmPurchase = (input: ConfirmPurchaseInput, again?: boolean) => Promise<Confirmation>;

export function createConfirmPurchase({ post, getSession, locks }: ConfirmPurchaseOptions): ConfirmPurchase {
  const inFlight = new Map<string, Promise<Confirmation>>();
  /** Payments whose report has got a 401 since the page was loaded. */
  const unauthorized = new Set<string>();

  /** The outcomes that need no request. */
  const getKnown = (payment: string, userId: string | undefined, again: boolean): Confirmation | undefined => {
    const report = getReport(payment, userId);
    if (report?.status === 'confirmed') return { status: 'already-confirmed' };
    if (again) return undefined;
    // No response was stored, for example because the page was closed. Only the user may send the payment a second time.
    if (report) return report.status === 'sent' ? { status: 'unknown' } : report;
    // The user has logged out with the page open. Without a token the response would be the same.
    return userId === undefined && unauthorized.has(payment) ? { status: 'signed-out' } : undefined;
  };

  const confirm = async (
    payment: string,
    userId: string | undefined,
    input: ConfirmPurchaseInput,
    again: boolean,
  ): Promise<Confirmation> => {
    const session = getSession();
    // The user has changed while another tab held the lock. The page asks again for the new user.
    if (session?.user._id !== userId) return { status: 'unknown' };
    const known = getKnown(payment, userId, again);
    if (known) return known;
    const earlier = getReport(payment, userId);
    setReport(payment, userId, { status: 'sent' });
    try {
      const { message } = await post(input, session?.token ?? null);
      setReport(payment, userId, { status: 'confirmed' });
      return { status: 'confirmed', message };
    } catch (error) {
      if (isApiError(error) && error.status === 401) {
        unauthorized.add(payment);
        setReport(payment, userId, earlier?.status === 'sent-by-other' ? undefined : earlier);
        return { status: 'signed-out' };
      }
      // A rejected report of a guest says nothing about the report of the buyer.
      if (!session || !isRejection(error)) return { status: 'unknown', ...(isFromApi(error) && { message: error.message }) };
      const { message } = error;
      setReport(payment, userId, { status: 'rejected', message: toStorableMessage(message, input, session) });
      return { status: 'rejected', message };
    }
  };

  /** Runs while no other tab of the user reports the payment; without a lock if the browser has no locks. */
  const withLock = async (key: string, run: () => Promise<Confirmation>, onTimeout: typeof run): Promise<Confirmation> => {
    if (!locks) return run();
    const waiting = new AbortController();
    const { signal } = waiting;
    void maxWait().then(() => waiting.abort());
    let running: Promise<Confirmation> | undefined;
    try {
      await locks.request(`institute.payment ${fingerprint(key)}`, { signal }, () => {
        running = run();
        // A report that hangs blocks no later visit: the later visit finds it in the log, and the user may send it again.
        return Promise.race([running, maxWait()]);
      });
    } catch {
      // Firefox rejects the lock if it may store nothing.
    }
    return running ?? (signal.aborted ? onTimeout() : run());
  };

  return (input, again = false) => {
    const payment = JSON.stringify([input.payment_request_id, input.payment_id, input.payment_status]);
    const userId = getSession()?.user._id;
    const key = JSON.stringify([payment, userId]);
    const pending = inFlight.get(key);
    if (pending) return pending;
    const run = () => confirm(payment, userId, input, again);
    // The other tab still waits for its response. Only the user may send the payment a second time.
    const onTimeout = async () => (again ? run() : (getKnown(payment, userId, again) ?? { status: 'unknown' as const }));
    const forget = () => {
      if (inFlight.get(key) === started) inFlight.delete(key);
    };
    const started = withLock(key, run, onTimeout).finally(forget);
    inFlight.set(key, started);
    void maxWait().then(forget);
    return started;
  };
}

/** Statuses that a later report of the payment may not get. A 404 may be from a proxy, or come before the server knows the payment. */
const temporaryStatuses = new Set([401, 403, 404, 408, 429]);

const isRejection = (error: unknown): error is ApiError => isFromApi(error) && !temporaryStatuses.has(error.status) && error.status < 500;

/** True if the response is from the API itself: with a JSON body, not with the HTML page of a proxy. */
function isFromApi(error: unknown): error is ApiError {
  if (!isApiError(error)) return false;
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

type Report =
  /** Sent, but without a definite response so far. */
  | { status: 'sent' }
  | { status: 'confirmed' }
  /** The message of the server. */
  | { status: 'rejected'; message?: string };

const storageKey = 'institute.payments';
const maxEntries = 20;

/** The storage of this tab and of all tabs: either may store nothing. */
const storages = [browserStorage, tabStorage];

/** The user's report of a payment. `sent-by-other` if only other users or guests have reported it. No user id means a guest. */
function getReport(payment: string, userId: string | undefined): Report | { status: 'sent-by-other' } | undefined {
  const entries = storages.flatMap(read).filter((entry) => entry.payment === fingerprint(payment));
  const own = entries.filter(({ user }) => user === getUser(payment, userId));
  const report = statuses.flatMap((status) => own.filter((entry) => entry.status === status))[0];
  if (report) return toReport(report);
  return entries.length > 0 ? { status: 'sent-by-other' } : undefined;
}

/** Stores which payments were reported to the API and by whom. Fingerprints take the place of all ids. */
function setReport(payment: string, userId: string | undefined, report: Report | undefined): void {
  const key = { payment: fingerprint(payment), user: getUser(payment, userId) };
  for (const storage of storages) {
    const others = read(storage).filter((entry) => entry.payment !== key.payment || entry.user !== key.user);
    const entries = report ? [...others, { ...key, ...report }] : others;
    storage.setItem(storageKey, JSON.stringify(entries.slice(-maxEntries)));
  }
}

/** The most definite status first: one storage may be older than the other. */
const statuses = ['confirmed', 'rejected', 'sent'] as const;

interface Entry {
  payment: string;
  user: string;
  status: Report['status'];
  message?: string;
}

/** The id depends on the payment, so that the entries of a user have nothing in common. */
function getUser(payment: string, userId = ''): string {
  return fingerprint(JSON.stringify([payment, userId]));
}

function toReport({ status, message }: Entry): Report {
  return status === 'rejected' ? { status, message } : { status };
}

function read(storage: SafeStorage): Entry[] {
  const value = parseJson(storage.getItem(storageKey));
  return Array.isArray(value) ? value.filter(isEntry) : [];
}

function isEntry(value: unknown): value is Entry {
  const { payment, user, status, message = '' }: Partial<Record<keyof Entry, unknown>> = Object(value);
  return [payment, user, message].every((text) => typeof text === 'string') && statuses.some((known) => known === status);
}
