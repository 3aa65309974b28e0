import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../features/profile/profile-page.tsx';
import { pageHead } from '../lib/head.ts';

interface ProfileSearch {
  /** The tab that a link leads to. */
  tab?: 'courses';
  /** Opens the details with the focus in that field. */
  edit?: 'phone';
  /** The id of the course to go back to after editing. */
  course?: string;
}

export const Route = createFileRoute('/_student/user/profile')({
  validateSearch: ({ tab, edit, course }: Record<string, unknown>): ProfileSearch => ({
    tab: tab === 'courses' ? tab : undefined,
    edit: edit === 'phone' ? edit : undefined,
    course: edit === 'phone' && typeof course === 'string' && course ? course : undefined,
  }),
  loader: ({ context: { prefetch, queries } }) => prefetch(queries.getProfile()),
  head: () => pageHead('My Profile', 'Your student card, your courses and your details.'),
  component: ProfileRoute,
});

function ProfileRoute() {
  const { tab, edit, course } = Route.useSearch();
  return <ProfilePage tab={tab} editField={edit} returnToCourse={course} />;
}
