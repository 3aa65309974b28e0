import { createRootRouteWithContext } from '@tanstack/react-router';
import { Root } from '../layouts/root/root-layout.tsx';
import type { App } from '../lib/app-context.ts';
import { brand } from '../lib/brand.ts';
import { absolute } from '../lib/head.ts';

export const Route = createRootRouteWithContext<App>()({
  head: () => ({
    meta: [
      { property: 'og:site_name', content: brand.name },
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: 'en_IN' },
      { property: 'og:image', content: absolute('/social.png') },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
  }),
  component: Root,
});
