import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { ProfilePage } from '#student/profile-page.tsx';
import { profileSearch } from '#student/profile-search.ts';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_student/user/profile')({
  validateSearch: profileSearch,
  loader: ({ context: { prefetch, queries } }) => prefetch(queries.getProfile()),
  head: () => pageHead(text.profile, text.studentProfileDescription),
  // Opens the form again when the link to a field is followed once more.
  remountDeps: ({ search }) => search.edit,
  component: ProfileRoute,
});

function ProfileRoute() {
  // The router keeps invalid parameters in the URL, and passes them on.
  const { edit, course } = profileSearch(Route.useSearch());
  return <ProfilePage editField={edit} returnToCourse={course} />;
}
