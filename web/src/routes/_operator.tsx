import { createFileRoute } from '@tanstack/react-router';
import { OperatorLayout } from '../layout/site-layout.tsx';
import { guardedLoad } from '../session/guarded-load.ts';

export const Route = createFileRoute('/_operator')({
  beforeLoad: ({ context }) => ({ load: guardedLoad(context, 'operator') }),
  component: OperatorLayout,
});
