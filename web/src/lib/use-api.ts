import type { Api } from '@institute/sdk';
import type { Mutations, Queries } from '@institute/sdk/query';
import { createContext, useContext } from 'react';

/** The API for components. Loaders get it from the router's context. */
export interface ApiContextValue {
  api: Api;
  queries: Queries;
  mutations: Mutations;
  /** The token of the session; undefined for a guest. */
  getToken: () => string | undefined;
}

export const ApiContext = createContext<ApiContextValue | undefined>(undefined);

/** Throws outside of an `ApiContext`. */
export function useApi(): ApiContextValue {
  const value = useContext(ApiContext);
  if (!value) throw new Error('useApi needs an ApiContext above it.');
  return value;
}
