import type { User } from '@institute/sdk';
import { Card } from '../../ui/card.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { MyCourses } from './courses/my-courses.tsx';
import { PasswordForm } from './password/password-form.tsx';

interface ProfileTabsProps {
  user: User;
  hasCourses: boolean;
}

/** The tabs Change Password and My Courses. My Courses is there only if there are courses, and then selected initially. */
export function ProfileTabs({ user, hasCourses }: ProfileTabsProps) {
  const password = { id: 'password', name: 'Change Password', content: <PasswordForm email={user.email} /> };
  const courses = { id: 'courses', name: 'My Courses', content: <MyCourses user={user} /> };
  return (
    <Card>
      <Tabs name="Courses and password" tabs={hasCourses ? [password, courses] : [password]} defaultId="courses" />
    </Card>
  );
}
