import type { User } from '@institute/sdk';
import { useEffect, useRef } from 'react';
import { Card } from '../../ui/card.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { MyCourses } from './courses/my-courses.tsx';
import { PasswordForm } from './password/password-form.tsx';

interface ProfileTabsProps {
  user: User;
  hasCourses: boolean;
  /** Scroll to the tabs, for links to My Courses. */
  isTarget: boolean;
}

/** The tabs Change Password and My Courses. My Courses is there only if there are courses, and then selected initially. */
export function ProfileTabs({ user, hasCourses, isTarget }: ProfileTabsProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isTarget) ref.current?.scrollIntoView();
  }, [isTarget]);
  const password = { id: 'password', name: 'Change Password', content: <PasswordForm email={user.email} /> };
  const courses = { id: 'courses', name: 'My Courses', content: <MyCourses user={user} /> };
  return (
    <Card ref={ref}>
      <Tabs name="Courses and password" tabs={hasCourses ? [password, courses] : [password]} defaultId="courses" />
    </Card>
  );
}
