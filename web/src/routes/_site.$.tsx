import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import * as text from '#text/heads.ts';
import { NotFoundPage } from '#ui/page/error-page.tsx';

/** A splat route, so that an unknown path keeps the site's layout and has a title. */
export const Route = createFileRoute('/_site/$')({
  head: () => pageHead(text.pageNotFound, text.pageNotFoundDescription),
  component: NotFoundPage,
});
