import type { User } from '@institute/sdk';
import { useDeferredValue, useState } from 'react';
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
  /** The field to correct. */
  editField?: string;
  /** The id of the course whose purchase needs the corrected field. */
  returnToCourse?: string;
}

/** A student's own profile. */
export function ProfilePage(props: ProfilePageProps) {
  const viewer = useViewer();
  return viewer.status === 'success' ? <Profile user={viewer.user} {...props} /> : null;
}

function Profile({ user, editField, returnToCourse }: ProfilePageProps & { user: User }) {
  // Content below the fold renders in a second pass, so that the first one stays short on slow phones.
  const showRest = useDeferredValue(true, false);
  const hasCourses = purchasedCourses(user.courses ?? []).length > 0;
  // The tabs stay in their place when the first course arrives, so that a password that is being typed is not lost.
  const [hadCourses] = useState(hasCourses);
  const tabs = <ProfileTabs user={user} hasCourses={hasCourses} />;
  return (
    <PageBody>
      <PageHeader title="My Profile" />
      <Box display="grid" gap="8" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '416px minmax(0, 1fr)' }}>
        <StudentIdCard user={user} />
        {hadCourses && tabs}
        {!hasCourses && <NoCourses />}
        {showRest && (
          <Box gridColumn="1 / -1" display="grid" gap="8">
            <Card as="section" aria-labelledby="profile-details">
              <ProfileDetails user={user} config={studentProfileForm} editField={editField}>
                {returnToCourse && <BackToCourse id={returnToCourse} />}
              </ProfileDetails>
            </Card>
            {/* Without courses, the page does not begin with a form for the password. */}
            {!hadCourses && tabs}
          </Box>
        )}
      </Box>
    </PageBody>
  );
}
