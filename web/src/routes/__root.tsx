import type { Queries } from '@institute/sdk/query';
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { brand } from '#lib/brand.ts';
import { absoluteUrl } from '#lib/head.ts';
import type { HydrationState } from '#lib/hydration.tsx';
import { createPreload, type Prefetch } from '#lib/prefetch.ts';
import type { SessionStore } from '#session/store.ts';
import type { ConfirmPurchase } from '#site/purchase/confirm-purchase.ts';
import { tag } from '#text/language.ts';
import { RootLayout } from './-root-layout.tsx';

/** The context of every loader and `beforeLoad`. */
export interface RouterContext {
  queries: Queries;
  queryClient: QueryClient;
  session: SessionStore;
  prefetch: Prefetch;
  hydration: HydrationState;
  confirmPurchase: ConfirmPurchase;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context: { prefetch }, preload }) => ({ prefetch: preload ? createPreload(prefetch) : prefetch }),
  head: () => ({
    meta: [
      { property: 'og:site_name', content: brand.name },
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: tag.replace('-', '_') },
      { property: 'og:image', content: absoluteUrl('/social.png') },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
  }),
  component: RootLayout,
});
