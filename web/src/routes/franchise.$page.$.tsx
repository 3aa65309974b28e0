import { createFileRoute } from '@tanstack/react-router';
import { OperatorNotFound } from '#layouts/operator/operator-not-found.tsx';
import { SiteShell } from '#layouts/site/site-shell.tsx';
import { pageHead } from '#lib/head.ts';
import * as text from '#text/heads.ts';

/** Matches at least one more segment, because /franchise is a public page. */
export const Route = createFileRoute('/franchise/$page/$')({
  head: () => pageHead(text.pageNotFound, text.pageNotFoundDescription),
  component: () => <OperatorNotFound SiteShell={SiteShell} />,
});
