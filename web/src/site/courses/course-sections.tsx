import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { Course } from '@institute/sdk';
import { memo, useMemo } from 'react';
import { Hydrate } from '#lib/hydration.tsx';
import { uniqueKeys } from '#lib/unique-ids.ts';
import * as text from '#text/courses.tsx';
import * as heads from '#text/heads.ts';
import { CourseCard, CourseCardSkeleton } from './course-card.tsx';
import type { CourseOrder } from './course-search.ts';

export const orderNames: Record<CourseOrder, string> = { price: text.lowestPriceFirst, months: text.shortestFirst };

/** The courses by category. Sorted courses are one section, because the order applies to all courses. */
export function CourseSections({ courses, order }: { courses: readonly Course[]; order: CourseOrder | undefined }) {
  const categories = useMemo(() => groupByCategory(courses), [courses]);
  if (order) return <Section name={orderNames[order]} anchor="courses" courses={courses} eager />;
  return (
    <Columns>
      <CategoryList categories={categories} />
      <Grid gap="12" minW="0" templateColumns="minmax(0, 1fr)">
        {categories.map((category, index) => (
          <Section key={category.name} {...category} eager={index === 0} />
        ))}
      </Grid>
    </Columns>
  );
}

export function CourseSectionsSkeleton() {
  return (
    <Columns aria-busy>
      <Skeleton height={{ base: '40px', lg: '208px' }} />
      <Box>
        <Skeleton height="30px" width="192px" mb={{ base: '3', md: '4' }} />
        <Cards aria-hidden>
          {Array.from({ length: 6 }, (_, index) => (
            <Item key={index}>
              <CourseCardSkeleton />
            </Item>
          ))}
        </Cards>
      </Box>
    </Columns>
  );
}

interface SectionProps extends Category {
  /** Loads the first picture without lazy loading, because it is above the fold. */
  eager: boolean;
}

/** Memoized, because a section that waits for hydration cannot render again. */
const Section = memo(({ name, anchor, courses, eager }: SectionProps) => {
  const keys = uniqueKeys(courses);
  return (
    <SectionRoot aria-labelledby={anchor}>
      <Heading id={anchor} tabIndex={-1} textStyle="lg" mb={{ base: '3', md: '4' }}>
        {name}
      </Heading>
      <Cards>
        {courses.map((course, index) => (
          <Item key={keys[index]}>
            <Hydrate on="viewport">
              <CourseCard course={course} eager={eager && index === 0} />
            </Hydrate>
          </Item>
        ))}
      </Cards>
    </SectionRoot>
  );
});

/**
 * Until the page is hydrated, sections below the screen are not laid out: the first paint would wait for the font of their Devanagari
 * titles. After that they are laid out, because a guessed height would bring Back to another course, and would cut the shadows of cards.
 */
const SectionRoot = chakra('section', {
  base: { 'html:not([data-hydrated]) section + &': { contentVisibility: 'auto', containIntrinsicSize: 'auto 800px' } },
});

const Columns = chakra('div', {
  base: { display: 'grid', gap: { base: '4', md: '8' }, gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '224px minmax(0, 1fr)' } },
});

const Cards = chakra('ul', {
  base: { display: 'grid', gap: '6', gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))' },
});

const Item = chakra('li', { base: { display: 'grid' } });

function CategoryList({ categories }: { categories: readonly Category[] }) {
  return (
    <Box
      as="nav"
      aria-label={text.categories}
      position={{ base: 'relative', lg: 'sticky' }}
      top={{ lg: '96px' }}
      alignSelf="start"
      minWidth="0"
      css={{
        // On a phone the links are one line, which scrolls to the edges of the screen. The padding has room for the focus.
        mdDown: { overflowX: 'auto', scrollbarWidth: 'none', margin: '-8px -16px', padding: '8px 16px' },
      }}
    >
      <Box
        as="ul"
        display="flex"
        flexDirection={{ base: 'row', lg: 'column' }}
        flexWrap={{ base: 'nowrap', md: 'wrap', lg: 'nowrap' }}
        width={{ base: 'max-content', md: 'auto' }}
        gap={{ base: '2', lg: '1' }}
      >
        {categories.map(({ name, anchor, courses }) => (
          <li key={anchor}>
            <CategoryLink href={`#${anchor}`}>
              <span>{name}</span>
              <chakra.span color="fg.muted" textStyle="sm">
                <span>{courses.length}</span>
                <VisuallyHidden>{text.coursesInCategory(courses.length)}</VisuallyHidden>
              </chakra.span>
            </CategoryLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const CategoryLink = chakra('a', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '3',
    overflowWrap: 'anywhere',
    minHeight: '40px',
    paddingInline: { base: '4', lg: '3' },
    marginInlineStart: { lg: '-12px' },
    borderRadius: 'md',
    borderWidth: { base: '1px', lg: '0' },
    bg: { base: 'bg.panel', lg: 'transparent' },
    fontWeight: '550',
    textStyle: { base: 'sm', lg: 'md' },
    _hover: { bg: 'bg.hover' },
  },
});

interface Category {
  name: string;
  anchor: string;
  courses: readonly Course[];
}

/** Groups courses by category in list order. Courses without a category go under 'Courses'. */
export function groupByCategory(courses: readonly Course[]): Category[] {
  const groups = new Map<string, Course[]>();
  for (const course of courses) {
    const name = course.category?.trim() || heads.courses;
    groups.set(name, [...(groups.get(name) ?? []), course]);
  }
  return [...groups].map(([name, members], index) => ({ name, anchor: `category-${index + 1}`, courses: members }));
}
