import { useDeferredValue } from 'react';
import { purchasedCourses } from '../../lib/purchased-courses.ts';
import { useViewer } from '../../session/viewer.ts';
import { Box } from '../../ui/box.ts';
import { Card } from '../../ui/card.tsx';
import { PageBody } from '../../ui/page/container.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { NoCourses } from './courses/no-courses.tsx';
import { BackToCourse } from './details/back-to-course.tsx';
import { ProfileDetails } from './details/profile-details.tsx';
import { studentProfileForm } from './details/student-profile-form.ts';
import { ProfileTabs } from './profile-tabs.tsx';
import { StudentIdCard } from './student-id-card.tsx';

interface ProfilePageProps {
  /** The tab that a link leads to. */
  tab?: 'courses';
  /** The field to correct. */
  editField?: string;
  /** The id of the course whose purchase needs the corrected field. */
  returnToCourse?: string;
}

/** A student's own profile. */
export function ProfilePage({ tab, editField, returnToCourse }: ProfilePageProps) {
  const viewer = useViewer();
  // Content below the fold renders in a second pass, so that the first one stays short on slow phones.
  const showRest = useDeferredValue(true, false);
  if (viewer.status !== 'success') return null;
  const { user } = viewer;
  const hasCourses = purchasedCourses(user.courses ?? []).length > 0;
  const tabs = <ProfileTabs user={user} hasCourses={hasCourses} isTarget={tab === 'courses' && hasCourses} />;
  return (
    <PageBody>
      <PageHeader title="My Profile" />
      <Box display="grid" gap="8" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '416px minmax(0, 1fr)' }}>
        <StudentIdCard user={user} />
        {hasCourses ? tabs : <NoCourses />}
        {showRest && (
          <Box gridColumn="1 / -1" display="grid" gap="8">
            <Card as="section" aria-labelledby="profile-details">
              <ProfileDetails user={user} config={studentProfileForm} editField={editField}>
                {returnToCourse && <BackToCourse id={returnToCourse} />}
              </ProfileDetails>
            </Card>
            {/* Without courses, the page does not begin with a form for the password. */}
            {!hasCourses && tabs}
          </Box>
        )}
      </Box>
    </PageBody>
  );
}
