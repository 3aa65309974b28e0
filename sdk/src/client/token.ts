import type { ApiError } from './errors.ts';
import type { SecurityScheme } from './operation.ts';
import type { ApiOptions } from './options.ts';

/** The tokens of a client, and their renewal. */
export function createTokens({ token: provider, onUnauthorized }: Pick<ApiOptions, 'token' | 'onUnauthorized'>) {
  let renewal: Promise<unknown> | undefined;

  /** The token for the first security scheme that has one. */
  const find = async (security: readonly SecurityScheme[]): Promise<string | null | undefined> => {
    for (const scheme of security) {
      const token = await provider?.(scheme);
      if (token) return token;
    }
    return undefined;
  };

  /** Another token than the one that was rejected, or undefined. Calls that are rejected during a renewal share it. */
  const renew = async (security: readonly SecurityScheme[], rejected: string, error: ApiError): Promise<string | undefined> => {
    if (!onUnauthorized) return undefined;
    if ((await find(security)) === rejected) {
      renewal ??= Promise.resolve(onUnauthorized(error)).finally(() => {
        renewal = undefined;
      });
      await renewal;
    }
    const token = await find(security);
    return token && token !== rejected ? token : undefined;
  };

  return { find, renew };
}
