import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { LookupPage } from '#site/certificates/lookup-page.tsx';
import { parseLookupSearch } from '#site/certificates/lookup-search.ts';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_site/view-result/')({
  validateSearch: parseLookupSearch,
  loader: ({ context: { prefetch, queries } }) => prefetch(queries.listCourses()),
  head: () => pageHead(text.viewResult, text.viewResultDescription, '/view-result'),
  component: LookupRoute,
});

function LookupRoute() {
  return <LookupPage search={Route.useSearch()} />;
}
