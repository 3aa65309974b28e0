import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Mutations, Queries } from '../generated/calls.ts';
import { createMutations } from '../mutations.ts';
import { createQueries } from '../queries.ts';
import type { Api } from '../types.ts';

interface ApiContextValue {
  queries: Queries;
  mutations: Mutations;
}

const ApiContext = createContext<ApiContextValue | undefined>(undefined);

/** Hands the client to the hooks below it. Stands inside React Query's own provider. */
export function ApiProvider({ api, children }: { api: Api; children: ReactNode }) {
  const value = useMemo(() => ({ queries: createQueries(api), mutations: createMutations(api) }), [api]);
  return <ApiContext.Provider value={value}>{children}</ApiContext.Provider>;
}

export function useApiContext(): ApiContextValue {
  const value = useContext(ApiContext);
  if (!value) throw new Error('The hooks of @institute/sdk/react need an <ApiProvider api={…}> above them.');
  return value;
}
