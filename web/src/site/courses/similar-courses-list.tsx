import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import type { Course } from '@institute/sdk';
import { useListCourses } from '@institute/sdk/react';
import type { ReactNode } from 'react';
import * as text from '#text/courses.tsx';
import { TextLink } from '#ui/links.tsx';
import { CourseCard } from './course-card.tsx';

/** Renders nothing if there is no other course, or if the list cannot be loaded: the page is complete without similar courses. */
export function SimilarCoursesList({ course, placeholder }: { course: Course; placeholder: ReactNode }) {
  const { data, isFetched } = useListCourses({}, { meta: { quiet: true } });
  if (!data) return isFetched ? null : placeholder;
  const similar = findSimilarCourses(data.courses, course);
  if (similar.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="similar-courses" mt="16" minH="456px">
      <Flex wrap="wrap" align="baseline" columnGap="4">
        <Heading id="similar-courses" textStyle="lg">
          {text.similarCourses}
        </Heading>
        <TextLink
          to="/compare-courses"
          search={{
            ids: [course, ...similar]
              .slice(0, 3)
              .map(({ _id }) => _id)
              .join(','),
          }}
        >
          {text.compare}
        </TextLink>
      </Flex>
      {/* A row that scrolls sideways if it is too long. The padding keeps the shadows and focus rings of the cards from being clipped. */}
      <Grid
        as="ul"
        gap="6"
        autoFlow="column"
        gridAutoColumns="max(240px, (100% - 72px) / 4)"
        justifyContent="start"
        overflowX="auto"
        padding="4"
        pb="8"
        mx="-16px"
        css={{ '& > li': { display: 'grid' } }}
      >
        {similar.map((other, index) => (
          <li key={`${other._id} ${index}`}>
            <CourseCard course={other} />
          </li>
        ))}
      </Grid>
    </Box>
  );
}

const maxSimilar = 4;

/** Returns some other courses: courses of the same category first, in the order of the list. */
export function findSimilarCourses(courses: readonly Course[], { _id, category }: Course): readonly Course[] {
  const others = courses.filter((course) => course._id !== _id);
  const hasCategory = (course: Course) => course.category?.trim() === category?.trim();
  return [...others.filter(hasCategory), ...others.filter((course) => !hasCategory(course))].slice(0, maxSimilar);
}
