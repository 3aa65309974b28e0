import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useApi } from '../../lib/use-api.ts';
import { useCalmQuery } from '../../lib/use-deferred-query.ts';
import { Empty } from '../../ui/empty-state.tsx';
import { Failed } from '../../ui/error-state.tsx';
import { PageBody } from '../../ui/page/container.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { groupByCategory } from './categories.ts';
import { CategoryList } from './category-list.tsx';
import { CourseGrid, CourseGridSkeleton } from './course-grid.tsx';
import { CourseListData } from './course-list-data.tsx';

export function CoursesPage() {
  return (
    <PageBody>
      <PageHeader
        title="Courses"
        text="Choose what you want to learn. Every course ends with a certificate that anyone can check online."
      />
      <Courses />
    </PageBody>
  );
}

function Courses() {
  const { queries } = useApi();
  const { data, isFetched, isFetching, refetch } = useCalmQuery(queries.listCourses());
  if (!data && !isFetched) return <CoursesSkeleton />;
  if (!data) return <Failed text="The courses could not be loaded." pending={isFetching} onRetry={() => void refetch()} />;
  if (data.courses.length === 0) return <Empty text="There are no courses at the moment. Please come back soon." />;
  const categories = groupByCategory(data.courses);
  return (
    <Columns>
      <CourseListData courses={data.courses} />
      <CategoryList categories={categories} />
      <Box display="grid" gap="12" minW="0" gridTemplateColumns="minmax(0, 1fr)">
        {categories.map(({ name, anchor, courses }, index) => (
          <Category key={anchor} aria-labelledby={anchor}>
            <Box as="h2" id={anchor} tabIndex={-1} textStyle="lg" mb="4">
              {name}
            </Box>
            <CourseGrid courses={courses} eager={index === 0} />
          </Category>
        ))}
      </Box>
    </Columns>
  );
}

function CoursesSkeleton() {
  return (
    <Columns aria-busy>
      <Skeleton height={{ base: '40px', lg: '208px' }} />
      <Box>
        <Skeleton height="30px" width="192px" mb="4" />
        <CourseGridSkeleton count={6} />
      </Box>
    </Columns>
  );
}

const Category = chakra('section', {
  base: {
    // Far below, only its height counts until somebody comes near; its sides have room for the shadows of cards.
    'section + &': { contentVisibility: 'auto', containIntrinsicSize: 'auto 800px', margin: '-4', padding: '4' },
  },
});

const Columns = chakra('div', {
  base: { display: 'grid', gap: '8', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '224px minmax(0, 1fr)' } },
});
