import { createFileRoute } from '@tanstack/react-router';
import { OperatorProfilePage } from '#features/profile/operator-profile-page.tsx';
import { pageHead } from '#lib/head.ts';

export const Route = createFileRoute('/_operator/franchise/profile')({
  head: () => pageHead('My Profile', 'Your details in the records of the institute.'),
  component: OperatorProfilePage,
});
