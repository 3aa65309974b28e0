import { type ApiError, isApiError, SdkError } from '@institute/sdk';
import type { QueryMeta } from '@tanstack/react-query';
import { retryAfterMessage } from '#lib/retry-after-message.ts';
import type { SessionStore } from '#session/store.ts';
import * as common from '#text/common.ts';
import * as text from '#text/errors.ts';
import { toasts } from '#ui/toast/toast-store.ts';

interface Dependencies {
  session: SessionStore;
  unauthorized: UnauthorizedResponses;
  isProfileLoaded: () => boolean;
  refetchProfile: () => void;
}

const maxAlertLength = 300;

/** Creates the handler for errors. The `meta` of a query or mutation: `quiet` suppresses the toast, `asksForLogin` only that of a 401. */
export function createErrorHandler(dependencies: Dependencies): (error: Error, meta?: QueryMeta) => void {
  const { session } = dependencies;
  return (error, { quiet, asksForLogin } = {}) => {
    // Aborted requests need no message.
    if (error.name === 'AbortError') return;
    if (!(error instanceof SdkError)) return quiet ? undefined : void toasts.error(text.somethingWrong);
    if (isApiError(error) && ((error.status === 401 && asksForLogin) || isIgnored(error, dependencies))) return;
    if (error.operation === 'getProfile') return handleProfileError(error, dependencies);
    // A failed wallet query shows no message, by design.
    if (error.operation !== 'getWallet' && !quiet) for (const message of getMessages(error)) toasts.error(message);
    const token = session.get()?.token;
    if (token && isApiError(error) && endsSession(error, dependencies)) session.expire(token);
  };
}

/** Statuses that mean that the server does not know the user any more. With any other status the profile is only unavailable now. */
const unknownUser = new Set([401, 403, 404]);

/** Without a profile, any error of the API itself ends the session, as the specification asks; later only an error for an unknown user. */
function handleProfileError(error: SdkError, { session, isProfileLoaded, refetchProfile }: Dependencies): void {
  const token = session.get()?.token;
  if (!token) return;
  const isLoaded = isProfileLoaded();
  if (!isApiError(error) || !isFromApi(error) || (isLoaded && !unknownUser.has(error.status))) {
    toasts.error(error.message, { label: common.retry, onClick: refetchProfile });
    return;
  }
  session.expire(token);
  if (isLoaded && error.status === 401) return void toasts.error(error.message);
  // There may be no account to sign in to again, so the session is not kept.
  session.leave();
  alert(error.message.slice(0, maxAlertLength));
}

/** Statuses that proxies send in the name of the API, some of them with JSON. */
const proxyStatuses = new Set([429, 502, 503, 504]);

function isFromApi({ status, body }: ApiError): boolean {
  const hasMessage = typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string';
  return hasMessage && !proxyStatuses.has(status);
}

function getMessages(error: SdkError): string[] {
  if (!isApiError(error)) return [error.message];
  const { phone, amount } = isApiError(error, 'createPurchase') ? error.fieldErrors : {};
  const fieldMessages = [phone?.[0], amount?.[0]].filter((message) => message !== undefined);
  return fieldMessages.length > 0 ? [...new Set(fieldMessages)] : [error.message + retryAfterMessage(error)];
}

/** Operations whose 401 does not concern the session: before a login there is no session, and a payment can belong to another user. */
const sessionlessOperations = new Set<string>(['login', 'confirmPurchase']);

/** A 401 of an earlier session, or of a session that has already expired. */
function isIgnored(error: ApiError, { session, unauthorized }: Dependencies): boolean {
  if (error.status !== 401 || sessionlessOperations.has(error.operation)) return false;
  return session.isExpired() || unauthorized.isStale(error, session);
}

function endsSession(error: ApiError, { session, unauthorized }: Dependencies): boolean {
  return error.status === 401 && !sessionlessOperations.has(error.operation) && unauthorized.hasRejected(error, session);
}

/** Wraps `fetch` and remembers the token of each 401, so that a late response of an earlier session does not end the current one. */
export function trackUnauthorizedResponses(fetch: (request: Request) => Promise<Response>) {
  /** The Authorization header of each request with a 401, keyed by the headers of its response, which the error has, too. */
  const rejected = new WeakMap<Headers, string>();
  const isOf = ({ headers }: ApiError, token: string | undefined) => token !== undefined && rejected.get(headers) === `Bearer ${token}`;
  return {
    async fetch(request: Request): Promise<Response> {
      const header = request.headers.get('authorization');
      const response = await fetch(request);
      if (response.status === 401 && header) rejected.set(response.headers, header);
      return response;
    },
    /** Whether a 401 rejected the token of this session. */
    hasRejected: (error: ApiError, session: SessionStore): boolean => isOf(error, session.get()?.token),
    /** Whether a 401 rejected a token that is no longer in use. */
    isStale: (error: ApiError, session: SessionStore): boolean =>
      rejected.has(error.headers) && !isOf(error, session.get()?.token) && !isOf(error, session.adminToken()),
  };
}

export type UnauthorizedResponses = ReturnType<typeof trackUnauthorizedResponses>;
