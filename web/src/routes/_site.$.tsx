import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../head.ts';
import { NotFoundPage } from '../layout/not-found-page.tsx';

/** A route of its own, so that an unknown path keeps the site's frame and has a title. */
export const Route = createFileRoute('/_site/$')({
  head: () => pageHead('Page Not Found', 'There is no page at this address.'),
  component: NotFoundPage,
});
