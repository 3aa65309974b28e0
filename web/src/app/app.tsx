import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ApiOptions, createMutations, createQueries } from '@institute/sdk';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { createCart } from '../features/cart/store.ts';
import { AppContext, type App as AppTools, type Load } from '../lib/app-context.ts';
import { HydrationProvider } from '../lib/hydration.tsx';
import { createTakeOver, holdAnswers, type TakeOver } from '../lib/hydration-gate.ts';
import { createLoad } from '../lib/prefetch.ts';
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

/** What differs between a browser and the build, which makes HTML of pages. */
export interface AppStart {
  /** Sees every answer of the API. */
  inspect?: ApiOptions['inspect'];
  /** Of the build; a browser asks its own page. */
  apiUrl?: string;
  history?: RouterHistory;
  load?: (queryClient: QueryClient) => Load;
  takeOver?: TakeOver;
  styles?: EmotionCache;
  system?: ReturnType<typeof createAppSystem>;
}

/** Everything that an app is made of, each part given what it needs. */
export function createApp({ takeOver = createTakeOver(false), ...start }: AppStart = {}) {
  const session = createSession({
    onUnkept: () => notices.warning('Your browser does not keep this sign-in. It ends when you close or reload this tab.'),
  });
  const cart = createCart(session);
  const refusals = watchRefusals();
  const api = createAppApi(session, {
    baseUrl: start.apiUrl ?? apiUrl(),
    fetch: holdAnswers(refusals.fetch, takeOver),
    inspect: start.inspect,
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
  const queryClient = createAppQueryClient(session, (error, options) => onFailure(error, options));
  followProfile(queryClient, queries, session);
  const load = start.load?.(queryClient) ?? createLoad(queryClient, () => router.state.resolvedLocation === undefined);
  const tools: AppTools = { api, queries, mutations, queryClient, session, cart, load, takeOver };
  const router = createAppRouter(tools, start.history);
  return { tools, router, system: start.system ?? createAppSystem(), styles: start.styles ?? createStyleCache() };
}

export function App({ tools, router, system, styles }: ReturnType<typeof createApp>) {
  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={system}>
        <QueryClientProvider client={tools.queryClient}>
          <AppContext value={tools}>
            <HydrationProvider takeOver={tools.takeOver}>
              <RouterProvider router={router} />
            </HydrationProvider>
          </AppContext>
        </QueryClientProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
