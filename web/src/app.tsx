import { ChakraProvider } from '@chakra-ui/react';
import { type ApiOptions, createMutations, createQueries } from '@institute/sdk';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createAppApi } from './api.ts';
import { AppContext, type App as AppTools } from './app-context.ts';
import { createFailureHandler } from './failures.ts';
import { createCart } from './features/cart/store.ts';
import { createLoad } from './load.ts';
import { createAppQueryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';
import { followProfile } from './session/follow-profile.ts';
import { watchRefusals } from './session/refusals.ts';
import { createSession } from './session/store.ts';
import { system } from './theme/system.ts';
import { notices } from './ui/notices/store.ts';

/** Everything that an app is made of, each part given what it needs. `inspect` sees every answer of the API. */
export function createApp(inspect?: ApiOptions['inspect']) {
  const session = createSession({
    onUnkept: () => notices.warning('Your browser does not keep this sign-in. It ends when you close or reload this tab.'),
  });
  const cart = createCart(session);
  const refusals = watchRefusals();
  const api = createAppApi(session, refusals, inspect);
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
  const load = createLoad(queryClient, () => router.state.resolvedLocation === undefined);
  const tools: AppTools = { api, queries, mutations, queryClient, session, cart, load };
  const router = createAppRouter(tools);
  return { tools, router };
}

export function App({ tools, router }: ReturnType<typeof createApp>) {
  return (
    <ChakraProvider value={system}>
      <QueryClientProvider client={tools.queryClient}>
        <AppContext value={tools}>
          <RouterProvider router={router} />
        </AppContext>
      </QueryClientProvider>
    </ChakraProvider>
  );
}
