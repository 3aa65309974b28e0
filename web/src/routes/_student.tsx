import { createFileRoute } from '@tanstack/react-router';
import { StudentLayout } from '../layout/site-layout.tsx';
import { guardedLoad } from '../session/guarded-load.ts';

export const Route = createFileRoute('/_student')({
  beforeLoad: ({ context }) => ({ load: guardedLoad(context, 'student') }),
  component: StudentLayout,
});
