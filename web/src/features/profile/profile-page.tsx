import { Box } from '@chakra-ui/react/box';
import { useDeferredValue } from 'react';
import { purchasedCourses } from '../../lib/purchased-courses.ts';
import { useViewer } from '../../session/viewer.ts';
import { Card } from '../../ui/card.tsx';
import { PageBody } from '../../ui/page/container.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { MyCourses } from './courses/my-courses.tsx';
import { NoCourses } from './courses/no-courses.tsx';
import { PersonalDetails } from './details/personal-details.tsx';
import { studentDetails } from './details/student-details.ts';
import { PasswordForm } from './password/password-form.tsx';
import { StudentCard } from './student-card.tsx';

/** A student's own page; the guard above it has let nobody else in. */
export function ProfilePage() {
  const viewer = useViewer();
  // What is further down comes a moment later: all at once would hold a slow phone.
  const isFurther = useDeferredValue(true, false);
  if (viewer.status !== 'ready') return null;
  const { user } = viewer;
  const courses = purchasedCourses(user.courses ?? []);
  const password = { id: 'password', name: 'Change Password', content: <PasswordForm email={user.email} /> };
  // My Courses is there only for who has some, and what most come for.
  const tabs = courses.length > 0 ? [{ id: 'courses', name: 'My Courses', content: <MyCourses user={user} /> }, password] : [password];
  return (
    <PageBody>
      <PageHeader title="My Profile" />
      <Box display="grid" gap="8" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '416px minmax(0, 1fr)' }} alignItems="start">
        <StudentCard user={user} />
        <Card>
          {courses.length === 0 && <NoCourses />}
          <Tabs name="Courses and password" tabs={tabs} />
        </Card>
        {isFurther && (
          <Card as="section" aria-labelledby="personal-details" gridColumn={{ lg: '1 / -1' }}>
            <PersonalDetails user={user} kind={studentDetails} />
          </Card>
        )}
      </Box>
    </PageBody>
  );
}
