import { useDeferredValue } from 'react';
import { purchasedCourses } from '../../lib/purchased-courses.ts';
import { useViewer } from '../../session/viewer.ts';
import { Box } from '../../ui/box.ts';
import { Card } from '../../ui/card.tsx';
import { PageBody } from '../../ui/page/container.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { MyCourses } from './courses/my-courses.tsx';
import { NoCourses } from './courses/no-courses.tsx';
import { ProfileDetails } from './details/profile-details.tsx';
import { studentProfileForm } from './details/student-profile-form.ts';
import { PasswordForm } from './password/password-form.tsx';
import { StudentIdCard } from './student-id-card.tsx';

/** A student's own profile. */
export function ProfilePage() {
  const viewer = useViewer();
  // Content below the fold renders in a second pass, so that the first one stays short on slow phones.
  const showDetails = useDeferredValue(true, false);
  if (viewer.status !== 'success') return null;
  const { user } = viewer;
  const courses = purchasedCourses(user.courses ?? []);
  const password = { id: 'password', name: 'Change Password', content: <PasswordForm email={user.email} /> };
  // My Courses comes first, and only when there are courses.
  const tabs = courses.length > 0 ? [{ id: 'courses', name: 'My Courses', content: <MyCourses user={user} /> }, password] : [password];
  return (
    <PageBody>
      <PageHeader title="My Profile" />
      <Box display="grid" gap="8" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '416px minmax(0, 1fr)' }} alignItems="start">
        <StudentIdCard user={user} />
        <Card>
          {courses.length === 0 && <NoCourses />}
          <Tabs name="Courses and password" tabs={tabs} />
        </Card>
        {showDetails && (
          <Card as="section" aria-labelledby="profile-details" gridColumn={{ lg: '1 / -1' }}>
            <ProfileDetails user={user} config={studentProfileForm} />
          </Card>
        )}
      </Box>
    </PageBody>
  );
}
