import { Box, chakra } from '@chakra-ui/react';
import type { User } from '@institute/sdk';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.ts';
import { useViewer } from '../../session/viewer.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageBody } from '../../ui/container.tsx';
import { Empty } from '../../ui/empty.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { courseTitles } from './course-titles.ts';

export function ProfilePage() {
  const viewer = useViewer();
  if (viewer.status !== 'ready') return null;
  return (
    <PageBody>
      <PageHeader title="My Profile" />
      <Box display="grid" gap="8" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '352px minmax(0, 1fr)' }} alignItems="start">
        <Details user={viewer.user} />
        <MyCourses user={viewer.user} />
      </Box>
    </PageBody>
  );
}

function Details({ user }: { user: User }) {
  const rows = [
    ['Full Name', user.fullName],
    ['Email', user.email],
    ['Student Id', user.rollNo || '-'],
  ];
  return (
    <Card as="dl" display="grid" gap="4">
      {rows.map(([name, value]) => (
        <div key={name}>
          <chakra.dt color="fg.muted" textStyle="sm">
            {name}
          </chakra.dt>
          <chakra.dd fontWeight="600" overflowWrap="anywhere">
            {value}
          </chakra.dd>
        </div>
      ))}
    </Card>
  );
}

function MyCourses({ user }: { user: User }) {
  const { queries } = useApp();
  const { data } = useQuery(queries.listCourses());
  const titles = courseTitles(user.courses ?? [], data?.courses ?? []);
  return (
    <section aria-labelledby="my-courses">
      <Box as="h2" id="my-courses" textStyle="lg" mb="4">
        My Courses
      </Box>
      {titles.length === 0 && (
        <Empty text="You have no courses yet.">
          <ButtonLink to="/courses">See all courses</ButtonLink>
        </Empty>
      )}
      <Box as="ul" display="grid" gap="3">
        {titles.map((title, index) => (
          <Card as="li" key={`${index} ${title}`} boxShadow="none" padding="4" fontWeight="600">
            {title}
          </Card>
        ))}
      </Box>
    </section>
  );
}
