import { createRootRouteWithContext } from '@tanstack/react-router';
import type { App } from '../app-context.ts';
import { brand } from '../brand.ts';
import { Root } from '../layout/root.tsx';

export const Route = createRootRouteWithContext<App>()({
  head: () => ({ meta: [{ title: brand.name }] }),
  component: Root,
});
