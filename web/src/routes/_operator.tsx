import { createFileRoute } from '@tanstack/react-router';
import { OperatorLayout } from '../layouts/operator/operator-layout.tsx';
import { guardedPrefetch } from '../session/guarded-prefetch.ts';

export const Route = createFileRoute('/_operator')({
  // A file of its own, for operators alone. Once it is here it stays, also when the file of a page is out of reach.
  beforeLoad: ({ context }) => ({ prefetch: guardedPrefetch(context, 'operator') }),
  component: OperatorLayout,
});
