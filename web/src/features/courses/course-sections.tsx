import { chakra } from '@chakra-ui/react/styled-system';
import type { Course } from '@institute/sdk';
import { memo, useMemo } from 'react';
import { recipe } from '../../theme/system.ts';
import { Box } from '../../ui/box.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type Category, groupByCategory } from './categories.ts';
import { CategoryList } from './category-list.tsx';
import { CourseGrid, CourseGridSkeleton } from './course-grid.tsx';
import { type CourseOrder, courseOrders } from './course-search.ts';

interface CourseSectionsProps {
  courses: readonly Course[];
  order: CourseOrder | undefined;
}

/** The courses by category. Sorted courses are one section, because an order of prices is one of all courses. */
export function CourseSections({ courses, order }: CourseSectionsProps) {
  const categories = useMemo(() => groupByCategory(courses), [courses]);
  if (order) return <Section name={courseOrders[order]} anchor="courses" courses={courses} eager />;
  return (
    <Columns>
      <CategoryList categories={categories} />
      <Box display="grid" gap="12" minW="0" gridTemplateColumns="minmax(0, 1fr)">
        {categories.map((category, index) => (
          <Section key={category.name} {...category} eager={index === 0} />
        ))}
      </Box>
    </Columns>
  );
}

export function CourseSectionsSkeleton() {
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

/** Memoized, because a section that waits for hydration cannot render again. */
const Section = memo(({ name, anchor, courses, eager }: Category & { eager: boolean }) => (
  <SectionRoot aria-labelledby={anchor}>
    <Box as="h2" id={anchor} tabIndex={-1} textStyle="lg" mb="4">
      {name}
    </Box>
    <CourseGrid courses={courses} eager={eager} />
  </SectionRoot>
));

/**
 * Until the page is hydrated, sections below the screen are not laid out: the first paint would wait for the font of their Devanagari
 * titles. Afterwards they are, because a guessed height would bring Back to another course, and their cards' shadows are whole.
 */
const SectionRoot = chakra(
  'section',
  recipe({ base: { 'html:not([data-hydrated]) section + &': { contentVisibility: 'auto', containIntrinsicSize: 'auto 800px' } } }),
);

const Columns = chakra(
  'div',
  recipe({
    base: { display: 'grid', gap: '8', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '224px minmax(0, 1fr)' } },
  }),
);
