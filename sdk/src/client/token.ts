import type { ApiError } from './errors.ts';
import type { SecurityScheme } from './operation.ts';
import type { ApiOptions } from './options.ts';

/** The token of a call, when it was rejected with a 401. */
interface Rejection {
  token: string;
  error: ApiError;
  /** `performance.now()` when the request was sent. */
  sentAt: number;
}

interface Renewal {
  /** The new token; undefined when there is none. */
  token: Promise<string | undefined>;
  /** Set when it failed: calls that were sent before share the failure, later ones may renew again. */
  failedAt?: number;
}

/** The tokens of a client, and their renewal. */
export function createTokens({ token: provider, onUnauthorized }: Pick<ApiOptions, 'token' | 'onUnauthorized'>) {
  /** By rejected token, so that a call is never sent again with the token of a user who signed in meanwhile. */
  const renewals = new Map<string, Renewal>();

  /** The token for the first security scheme that has one. */
  const find = async (security: readonly SecurityScheme[]): Promise<string | null | undefined> => {
    for (const scheme of security) {
      const token = await provider?.(scheme);
      if (token) return token;
    }
    return undefined;
  };

  /** The token that replaces the rejected one, or undefined. Calls whose token was the same share one renewal. */
  const renew = async (security: readonly SecurityScheme[], rejection: Rejection): Promise<string | undefined> => {
    if (!onUnauthorized) return undefined;
    const current = await find(security);
    const renewal = renewals.get(rejection.token);
    if (renewal && rejection.sentAt <= (renewal.failedAt ?? Number.POSITIVE_INFINITY)) return renewal.token;
    // Without a renewal, another token is that of another sign-in.
    return current === rejection.token ? start(security, rejection).token : undefined;
  };

  const start = (security: readonly SecurityScheme[], { token: rejected, error }: Rejection): Renewal => {
    const renewToken = async () => {
      await onUnauthorized?.(error);
      const token = await find(security);
      return token && token !== rejected ? token : undefined;
    };
    const renewal: Renewal = { token: renewToken() };
    const handleEnd = (token?: string) => {
      if (token === undefined) renewal.failedAt = performance.now();
    };
    renewal.token.then(handleEnd, () => handleEnd());
    renewals.set(rejected, renewal);
    return renewal;
  };

  return { find, renew };
}
