import { ChakraProvider, type SystemContext } from '@chakra-ui/react/styled-system';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ApiOptions } from '@institute/sdk';
import { createMutations, createQueries } from '@institute/sdk/query';
import { ApiProvider } from '@institute/sdk/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRouter, type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { createHydrationState, deferResponses, HydrationContext, type HydrationState } from '#lib/hydration.tsx';
import { createPrefetch, type Prefetch } from '#lib/prefetch.ts';
import { removePersonalData } from '#lib/storage.ts';
import { refetchStoredCourses, trackStoredResponses } from '#lib/stored-responses.ts';
import { UserIdContext } from '#lib/user-id.ts';
import type { RouterContext } from '#routes/__root.tsx';
import { createSessionStore } from '#session/store.ts';
import { SessionContext } from '#session/use-session.ts';
import { CartContext, createCartStore } from '#site/cart/cart-store.ts';
import type { ConfirmPurchase } from '#site/purchase/confirm-purchase.ts';
import * as text from '#text/errors.ts';
import { basepath } from '#text/language.ts';
import { createStyleCache } from '#theme/style-cache.ts';
import { ErrorPage, NotFoundPage } from '#ui/page/error-page.tsx';
import { toasts } from '#ui/toast/toast-store.ts';
import { routeTree } from '../routeTree.gen.ts';
import { apiUrl, createAppApi, fetchOrTakeEarly } from './api.ts';
import { createErrorHandler, trackUnauthorizedResponses } from './error-handler.ts';
import { createAppQueryClient, syncProfile } from './query-client.ts';

export interface AppOptions {
  inspect?: ApiOptions['inspect'];
  apiUrl?: string;
  history?: RouterHistory;
  prefetch?: (queryClient: QueryClient) => Prefetch;
  hydration?: HydrationState;
  styles?: EmotionCache;
  system: SystemContext;
}

export function createApp({ hydration = createHydrationState(false), ...options }: AppOptions) {
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
    session,
    unauthorized,
    isProfileLoaded: () => queryClient.getQueryData(queries.getProfile().queryKey) !== undefined,
    refetchProfile: () => void queryClient.refetchQueries({ queryKey: queries.getProfile.key() }),
  });
  const queryClient = createAppQueryClient(session, handleError);
  syncProfile(queryClient, queries, session);
  const mutations = createMutations(api);
  let reports: Promise<ConfirmPurchase> | undefined;
  /** The app keeps the reports, because a request may outlive its page. Their code loads with the page that sends the payment. */
  const confirmPurchase: ConfirmPurchase = async (...payment) => {
    reports ??= import('#site/purchase/confirm-purchase.ts').then(({ createConfirmPurchase }) =>
      createConfirmPurchase({
        post: async (input, token) => {
          const userId = session.get()?.user._id;
          const isPaid = input.payment_status === 'Credit';
          // The page itself asks the user to sign in, so that a payment can be confirmed.
          const options = { ...mutations.confirmPurchase({ token }), meta: { asksForLogin: isPaid } };
          const response = await queryClient.getMutationCache().build(queryClient, options).execute(input);
          // The response is not for the user who signs in next.
          if (session.get()?.user._id === userId) toasts[isPaid ? 'success' : 'warning'](response.message);
          return response;
        },
        getSession: session.get,
        locks: globalThis.navigator?.locks,
      }),
    );
    return (await reports)(...payment);
  };
  const prefetch = options.prefetch?.(queryClient) ?? createPrefetch(queryClient, () => router.state.resolvedLocation === undefined);
  const context: RouterContext = { queries, queryClient, session, prefetch, hydration, confirmPurchase };
  const router = createAppRouter(context, options.history);
  refetchStoredCourses(queryClient, queries, router);
  return {
    router,
    context,
    cart,
    api,
    getUserId: () => session.get()?.user._id,
    system: options.system,
    styles: options.styles ?? createStyleCache(),
  };
}

export function App({ router, context, cart, api, getUserId, system, styles }: ReturnType<typeof createApp>) {
  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={system}>
        <QueryClientProvider client={context.queryClient}>
          <ApiProvider api={api}>
            <UserIdContext value={getUserId}>
              <SessionContext value={context.session}>
                <CartContext value={cart}>
                  <HydrationContext value={context.hydration}>
                    <RouterProvider router={router} />
                  </HydrationContext>
                </CartContext>
              </SessionContext>
            </UserIdContext>
          </ApiProvider>
        </QueryClientProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}

/** @param history Default: the history of the browser. */
function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    basepath: basepath || undefined,
    context,
    ...(history && { history }),
    // Back and Forward restore the scroll position. While prerendering this would add an inline script.
    scrollRestoration: !history,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    parseSearch,
    stringifySearch,
  });
}

/** Keeps search values as text. The router's own parser would turn a payment id into a number. */
function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries([...new URLSearchParams(search)].filter(([key]) => key !== '__proto__'));
}

function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) if (value !== undefined) params.set(key, String(value));
  const text = params.toString();
  return text && `?${text}`;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
