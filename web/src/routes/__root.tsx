import { createRootRouteWithContext } from '@tanstack/react-router';
import type { App } from '../app-context.ts';
import { brand } from '../brand.ts';
import { absolute } from '../head.ts';
import { Root } from '../layout/root.tsx';

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
