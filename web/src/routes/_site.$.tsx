import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '#layouts/root/error-page.tsx';
import { pageHead } from '#lib/head.ts';

/** A splat route, so that an unknown path keeps the site's layout and has a title. */
export const Route = createFileRoute('/_site/$')({
  head: () => pageHead('Page Not Found', 'There is no page at this address.'),
  component: NotFoundPage,
});
