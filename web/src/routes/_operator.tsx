import { createFileRoute } from '@tanstack/react-router';
import { OperatorLayout } from '../layout/site-layout.tsx';
import { guardedLoad } from '../session/guarded-load.ts';

export const Route = createFileRoute('/_operator')({
  // What stands around a page is there also when the page's own file is out of reach.
  codeSplitGroupings: [],
  beforeLoad: ({ context }) => ({ load: guardedLoad(context, 'operator') }),
  component: OperatorLayout,
});
