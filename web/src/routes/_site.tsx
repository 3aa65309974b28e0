import { createFileRoute } from '@tanstack/react-router';
import { SiteLayout } from '../layouts/site/site-layout.tsx';

export const Route = createFileRoute('/_site')({
  // What stands around a page is there also when the page's own file is out of reach.
  codeSplitGroupings: [],
  component: SiteLayout,
});
