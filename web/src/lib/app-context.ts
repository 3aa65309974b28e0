import type { Api, Mutations, Queries, ReadOptions } from '@institute/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Cart } from '../features/cart/store.ts';
import type { SessionStore } from '../session/store.ts';
import type { TakeOver } from './hydration-gate.ts';

/** Starts a read for a page. Waits a moment for it, so that a quick answer shows no skeleton; never rejects. */
export type Load = <Answer>(options: ReadOptions<Answer>) => Promise<Answer | undefined>;

/** What routes and pages are given. */
export interface App {
  api: Api;
  queries: Queries;
  mutations: Mutations;
  queryClient: QueryClient;
  session: SessionStore;
  cart: Cart;
  load: Load;
  takeOver: TakeOver;
}

export const AppContext = createContext<App | undefined>(undefined);

export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('useApp needs an AppContext above it.');
  return app;
}
