import type { OperationId } from '../generated/operations.ts';
import { type ApiError, NetworkError } from './errors.ts';
import type { ApiOptions, SecurityScheme } from './options.ts';

/** A token of calls under way, which share its renewal after a 401. */
interface HeldToken {
  readonly value: string;
  /** Number of calls under way. */
  calls: number;
  /** The new token; undefined when there is none. */
  renewal?: Promise<string | undefined>;
}

/** The tokens of a client, and their renewal. Holds only the tokens of calls and renewals under way. */
export function createTokens({ token: provider, onUnauthorized }: Pick<ApiOptions, 'token' | 'onUnauthorized'>) {
  const heldTokens = new Map<string, HeldToken>();

  const find = async (security: readonly SecurityScheme[]): Promise<string | null | undefined> => {
    for (const scheme of security) {
      const token = await provider?.(scheme);
      if (token) return token;
    }
    return undefined;
  };

  const hold = (value: string): HeldToken => {
    const held = heldTokens.get(value) ?? { value, calls: 0 };
    held.calls++;
    heldTokens.set(value, held);
    return held;
  };

  /** Called when a call ends. A renewal goes on after its call is aborted, for the calls that follow. */
  const release = (held: HeldToken) => {
    if (--held.calls === 0 && !held.renewal) heldTokens.delete(held.value);
  };

  const renew = (held: HeldToken, error: ApiError) => {
    const start = async () => {
      try {
        const token = await onUnauthorized?.(error, held.value);
        return token && token !== held.value ? token : undefined;
      } finally {
        // The calls that were sent before have the result; later calls may renew again.
        heldTokens.delete(held.value);
      }
    };
    held.renewal ??= start();
    return held.renewal;
  };

  return { find, hold, release, renew };
}

/** Throws for a token that a header cannot hold, because the error of `fetch` quotes it. */
export function assertToken(id: OperationId, token: string | null | undefined): void {
  if (token && /[^ -~]/.test(token.trimEnd()))
    throw new NetworkError(id, new TypeError('The token has a character that a header cannot hold.'));
}
