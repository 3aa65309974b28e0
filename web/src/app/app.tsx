import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ApiOptions, createMutations, createQueries } from '@institute/sdk';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { CartContext } from '../features/cart/cart-context.ts';
import { createCart } from '../features/cart/store.ts';
import { HydrationProvider } from '../lib/hydration.tsx';
import { createHydrationState, deferResponses, type HydrationState } from '../lib/hydration-state.ts';
import { createPrefetch, type Prefetch } from '../lib/prefetch.ts';
import { ApiContext, type ApiContextValue } from '../lib/use-api.ts';
import type { RouterContext } from '../routes/__root.tsx';
import { SessionContext } from '../session/session-context.ts';
import { createSession } from '../session/store.ts';
import { followProfile } from '../session/sync-profile.ts';
import { watchRefusals } from '../session/unauthorized-responses.ts';
import { createStyleCache } from '../theme/style-cache.ts';
import { createAppSystem } from '../theme/system.ts';
import { notices } from '../ui/toast/toast-store.ts';
import { apiUrl, createAppApi } from './api.ts';
import { createFailureHandler } from './error-handler.ts';
import { createAppQueryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';

/** What differs between the browser and prerendering. */
export interface AppOptions {
  /** Sees every response of the API. */
  inspect?: ApiOptions['inspect'];
  /** The browser derives it from the build and its own origin. */
  apiUrl?: string;
  history?: RouterHistory;
  prefetch?: (queryClient: QueryClient) => Prefetch;
  hydration?: HydrationState;
  styles?: EmotionCache;
  system?: ReturnType<typeof createAppSystem>;
}

/** Creates all parts of the app and connects them. */
export function createApp({ hydration = createHydrationState(false), ...options }: AppOptions = {}) {
  const session = createSession({
    onUnkept: () => notices.warning('Your browser does not keep this sign-in. It ends when you close or reload this tab.'),
  });
  const cart = createCart(session);
  const refusals = watchRefusals();
  const api = createAppApi(session, {
    baseUrl: options.apiUrl ?? apiUrl(),
    fetch: deferResponses(refusals.fetch, hydration),
    inspect: options.inspect,
  });
  const queries = createQueries(api);
  const mutations = createMutations(api);
  const onFailure = createFailureHandler({
    notices,
    session,
    refusals,
    alert: (message) => window.alert(message),
    retryProfile: () => void queryClient.refetchQueries({ queryKey: queries.getProfile.key() }),
  });
  const queryClient = createAppQueryClient(session, (error, source) => onFailure(error, source));
  followProfile(queryClient, queries, session);
  const prefetch = options.prefetch?.(queryClient) ?? createPrefetch(queryClient, () => router.state.resolvedLocation === undefined);
  const context: RouterContext = { queries, queryClient, session, prefetch, hydration };
  const router = createAppRouter(context, options.history);
  return {
    router,
    context,
    cart,
    api: { api, queries, mutations, getToken: () => session.get()?.token } satisfies ApiContextValue,
    system: options.system ?? createAppSystem(),
    styles: options.styles ?? createStyleCache(),
  };
}

export function App({ router, context, cart, api, system, styles }: ReturnType<typeof createApp>) {
  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={system}>
        <QueryClientProvider client={context.queryClient}>
          <ApiContext value={api}>
            <SessionContext value={context.session}>
              <CartContext value={cart}>
                <HydrationProvider state={context.hydration}>
                  <RouterProvider router={router} />
                </HydrationProvider>
              </CartContext>
            </SessionContext>
          </ApiContext>
        </QueryClientProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
