import { createFileRoute } from '@tanstack/react-router';
import { guardedPrefetch } from '#session/guard.tsx';
import { StudentLayout } from '#site/layout/site-layout.tsx';

export const Route = createFileRoute('/_student')({
  // Not code-split, so that the layout still renders if the chunk of a page fails to load.
  codeSplitGroupings: [],
  beforeLoad: ({ context }) => ({ prefetch: guardedPrefetch(context, 'student') }),
  component: StudentLayout,
});
