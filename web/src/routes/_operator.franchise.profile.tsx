import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { OperatorProfilePage } from '#operator/profile/operator-profile-page.tsx';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_operator/franchise/profile')({
  head: () => pageHead(text.profile, text.operatorProfileDescription),
  component: OperatorProfilePage,
});
