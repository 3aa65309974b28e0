import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../features/profile/profile-page.tsx';
import { pageHead } from '../lib/head.ts';

export const Route = createFileRoute('/_student/user/profile')({
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: 'courses' } => (tab === 'courses' ? { tab } : {}),
  loader: ({ context: { prefetch, queries } }) => prefetch(queries.getProfile()),
  head: () => pageHead('My Profile', 'Your student card, your courses and your details.'),
  component: ProfileRoute,
});

function ProfileRoute() {
  return <ProfilePage {...Route.useSearch()} />;
}
