import type { App, Load } from '../lib/app-context.ts';
import { type Area, areaOf } from './roles.ts';

/** A loader's read for one area: nothing is asked before the profile has said that the person belongs there. */
export function guardedLoad({ load, queries, queryClient, session }: App, area: Area): Load {
  return async (options) => {
    if (!session.get()) return undefined;
    const known = queryClient.getQueryData(queries.getProfile().queryKey) ?? (await load(queries.getProfile()));
    return areaOf(known?.user.role) === area ? load(options) : undefined;
  };
}
