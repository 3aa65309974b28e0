import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ApiOptions } from '@institute/sdk';
import { createMutations, createQueries } from '@institute/sdk/query';
import { ApiProvider } from '@institute/sdk/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { createHydrationState, deferResponses, HydrationContext, type HydrationState } from '#lib/hydration.tsx';
import { createPrefetch, type Prefetch } from '#lib/prefetch.ts';
import { removePersonalData } from '#lib/storage.ts';
import { refetchStoredCourses, trackStoredResponses } from '#lib/stored-responses.ts';
import { UserIdContext } from '#lib/user-id.ts';
import type { RouterContext } from '#routes/__root.tsx';
import { createSessionStore } from '#session/store.ts';
import { SessionContext } from '#session/use-session.ts';
import { CartContext, createCartStore } from '#site/cart/cart-store.ts';
import { ConfirmPurchaseContext, createConfirmPurchase } from '#site/purchase/confirm-purchase.ts';
import * as text from '#text/errors.ts';
import { createStyleCache } from '#theme/style-cache.ts';
import { system } from '#theme/system.ts';
import { toasts } from '#ui/toast/toast-store.ts';
import { apiUrl, createAppApi, fetchOrTakeEarly } from './api.ts';
import { createErrorHandler, trackUnauthorizedResponses } from './error-handler.ts';
import { createAppQueryClient, syncProfile } from './query-client.ts';
import { createAppRouter } from './router.tsx';

/** What differs between the browser and prerendering. */
export interface AppOptions {
  inspect?: ApiOptions['inspect'];
  apiUrl?: string;
  history?: RouterHistory;
  prefetch?: (queryClient: QueryClient) => Prefetch;
  hydration?: HydrationState;
  styles?: EmotionCache;
  system?: typeof system;
}

export function createApp({ hydration = createHydrationState(false), ...options }: AppOptions = {}) {
  const session = createSessionStore({
    onNotStored: () => toasts.warning(text.loginNotStored),
    onUserChange: removePersonalData,
  });
  const userId = session.get()?.user._id;
  // The session that other users had in this tab may have ended while the tab was closed.
  if (userId) removePersonalData(userId);
  const cart = createCartStore(session);
  const unauthorized = trackUnauthorizedResponses(fetchOrTakeEarly);
  const api = createAppApi(session, {
    baseUrl: options.apiUrl ?? apiUrl(),
    fetch: deferResponses(trackStoredResponses(unauthorized.fetch), hydration),
    inspect: options.inspect,
  });
  const queries = createQueries(api);
  const handleError = createErrorHandler({
    toasts,
    session,
    unauthorized,
    alert: (message) => window.alert(message),
    isProfileLoaded: () => queryClient.getQueryData(queries.getProfile().queryKey) !== undefined,
    refetchProfile: () => void queryClient.refetchQueries({ queryKey: queries.getProfile.key() }),
  });
  const queryClient = createAppQueryClient(session, handleError);
  syncProfile(queryClient, queries, session);
  const mutations = createMutations(api);
  const confirmPurchase = createConfirmPurchase({
    post: async (input, token) => {
      const userId = session.get()?.user._id;
      const response = await queryClient.getMutationCache().build(queryClient, mutations.confirmPurchase({ token })).execute(input);
      // The response is not for the user who signs in next.
      if (session.get()?.user._id === userId) toasts.success(response.message);
      return response;
    },
    getSession: session.get,
    locks: globalThis.navigator?.locks,
  });
  const prefetch = options.prefetch?.(queryClient) ?? createPrefetch(queryClient, () => router.state.resolvedLocation === undefined);
  const context: RouterContext = { queries, queryClient, session, prefetch, hydration };
  const router = createAppRouter(context, options.history);
  refetchStoredCourses(queryClient, queries, router);
  return {
    router,
    context,
    cart,
    confirmPurchase,
    api,
    getUserId: () => session.get()?.user._id,
    system: options.system ?? system,
    styles: options.styles ?? createStyleCache(),
  };
}

export function App({ router, context, cart, confirmPurchase, api, getUserId, system, styles }: ReturnType<typeof createApp>) {
  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={system}>
        <QueryClientProvider client={context.queryClient}>
          <ApiProvider api={api}>
            <UserIdContext value={getUserId}>
              <SessionContext value={context.session}>
                <CartContext value={cart}>
                  <ConfirmPurchaseContext value={confirmPurchase}>
                    <HydrationContext value={context.hydration}>
                      <RouterProvider router={router} />
                    </HydrationContext>
                  </ConfirmPurchaseContext>
                </CartContext>
              </SessionContext>
            </UserIdContext>
          </ApiProvider>
        </QueryClientProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
