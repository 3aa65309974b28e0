import { createFileRoute } from '@tanstack/react-router';
import { StudentLayout } from '#layouts/site/site-layout.tsx';
import { guardedPrefetch } from '#session/guarded-prefetch.ts';

export const Route = createFileRoute('/_student')({
  // Not code-split, so that the layout still renders if the chunk of a page fails to load.
  codeSplitGroupings: [],
  beforeLoad: ({ context }) => ({ prefetch: guardedPrefetch(context, 'student') }),
  component: StudentLayout,
});
