import { chakra } from '@chakra-ui/react/styled-system';
import { useListCourses } from '@institute/sdk/react';
import { memo, useMemo } from 'react';
import { useDeferredQuery } from '../../lib/use-deferred-query.ts';
import { recipe } from '../../theme/system.ts';
import { Box } from '../../ui/box.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageBody } from '../../ui/page/container.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type Category, groupByCategory } from './categories.ts';
import { CategoryList } from './category-list.tsx';
import { CourseGrid, CourseGridSkeleton } from './course-grid.tsx';
import { CourseListStructuredData } from './course-list-structured-data.tsx';

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
  const { data, isFetched, isFetching, refetch } = useDeferredQuery(useListCourses());
  const categories = useMemo(() => groupByCategory(data?.courses ?? []), [data]);
  if (!data && !isFetched) return <CoursesSkeleton />;
  if (!data) return <ErrorState text="The courses could not be loaded." pending={isFetching} onRetry={() => void refetch()} />;
  if (data.courses.length === 0) return <EmptyState text="There are no courses at the moment. Please check back soon." />;
  return (
    <Columns>
      <CourseListStructuredData courses={data.courses} />
      <CategoryList categories={categories} />
      <Box display="grid" gap="12" minW="0" gridTemplateColumns="minmax(0, 1fr)">
        {categories.map((category, index) => (
          <CategorySection key={category.anchor} category={category} eager={index === 0} />
        ))}
      </Box>
    </Columns>
  );
}

/** Memoized, because a section that waits for hydration cannot render again. */
const CategorySection = memo(({ category, eager }: { category: Category; eager: boolean }) => (
  <CategoryRoot aria-labelledby={category.anchor}>
    <Box as="h2" id={category.anchor} tabIndex={-1} textStyle="lg" mb="4">
      {category.name}
    </Box>
    <CourseGrid courses={category.courses} eager={eager} />
  </CategoryRoot>
));

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

const CategoryRoot = chakra(
  'section',
  recipe({
    base: {
      // Skips rendering while off screen. The margin and padding keep the shadows of the cards from being clipped.
      'section + &': { contentVisibility: 'auto', containIntrinsicSize: 'auto 800px', margin: '-16px', padding: '4' },
    },
  }),
);

const Columns = chakra(
  'div',
  recipe({
    base: { display: 'grid', gap: '8', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '224px minmax(0, 1fr)' } },
  }),
);
