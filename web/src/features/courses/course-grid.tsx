import { chakra } from '@chakra-ui/react/styled-system';
import type { Course } from '@institute/sdk';
import { Hydrate } from '../../lib/hydrate.tsx';
import { recipe } from '../../theme/system.ts';
import { createRowKeys } from '../../ui/data-table/row-keys.ts';
import { CourseCard, CourseCardSkeleton } from './course-card.tsx';

interface CourseGridProps {
  courses: readonly Course[];
  /** Loads the first picture without lazy loading, because it is above the fold. */
  eager?: boolean;
}

export function CourseGrid({ courses, eager = false }: CourseGridProps) {
  const keys = createRowKeys(courses, ({ _id }) => _id);
  return (
    <List>
      {courses.map((course, index) => (
        <Item key={keys[index]}>
          <Hydrate on="viewport">
            <CourseCard course={course} eager={eager && index === 0} />
          </Hydrate>
        </Item>
      ))}
    </List>
  );
}

export function CourseGridSkeleton({ count }: { count: number }) {
  return (
    <List aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <Item key={index}>
          <CourseCardSkeleton />
        </Item>
      ))}
    </List>
  );
}

const List = chakra(
  'ul',
  recipe({
    base: { display: 'grid', gap: '6', gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))' },
  }),
);

const Item = chakra('li', recipe({ base: { display: 'grid' } }));
