import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Api } from '../client/create-api.ts';
import type { Mutations, Queries } from '../generated/queries.ts';
import { createMutations, createQueries } from '../query/create-queries.ts';

/** What `useApi` returns: the client, and its query and mutation options. */
export interface ApiContextValue {
  api: Api;
  queries: Queries;
  mutations: Mutations;
}

const ApiContext = createContext<ApiContextValue | undefined>(undefined);

/** Provides the client to the hooks below it. Render it inside React Query's `QueryClientProvider`. */
export function ApiProvider({ api, children }: { api: Api; children: ReactNode }) {
  const value = useMemo(() => ({ api, queries: createQueries(api), mutations: createMutations(api) }), [api]);
  return <ApiContext.Provider value={value}>{children}</ApiContext.Provider>;
}

/** The client of the nearest `ApiProvider`, with its query and mutation options. Throws an Error without a provider. */
export function useApi(): ApiContextValue {
  const value = useContext(ApiContext);
  if (!value) throw new Error('The hooks of @institute/sdk/react need an <ApiProvider api={…}> above them.');
  return value;
}
