import { createFileRoute } from '@tanstack/react-router';
import { StudentLayout } from '../layouts/site/site-layout.tsx';
import { guardedPrefetch } from '../session/guarded-prefetch.ts';

export const Route = createFileRoute('/_student')({
  // What stands around a page is there also when the page's own file is out of reach.
  codeSplitGroupings: [],
  beforeLoad: ({ context }) => ({ prefetch: guardedPrefetch(context, 'student') }),
  component: StudentLayout,
});
