import { createFileRoute } from '@tanstack/react-router';
import { SiteLayout } from '#site/layout/site-layout.tsx';

export const Route = createFileRoute('/_site')({
  // Not code-split, so that the layout still renders if the chunk of a page fails to load.
  codeSplitGroupings: [],
  component: SiteLayout,
});
