import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { OperatorNotFound } from '#operator/layout/operator-layout.tsx';
import { SiteShell } from '#site/layout/site-layout.tsx';
import * as text from '#text/heads.ts';

/** Matches at least one more segment, because /franchise is a public page. */
export const Route = createFileRoute('/franchise/$page/$')({
  head: () => pageHead(text.pageNotFound, text.pageNotFoundDescription),
  component: () => <OperatorNotFound SiteShell={SiteShell} />,
});
