import type { Course } from '@institute/sdk';
import { useRef } from 'react';
import { Box } from '../../ui/box.ts';
import { useInView } from '../../ui/hooks/use-in-view.ts';
import { useLazyModule } from '../../ui/hooks/use-lazy-module.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const loadList = () => import('./similar-courses-list.tsx');

/** Similar courses, which load when the viewer comes to them. */
export function SimilarCoursesSection({ course }: { course: Course }) {
  const ref = useRef<HTMLDivElement>(null);
  const List = useLazyModule(loadList, useInView(ref))?.SimilarCoursesList;
  const placeholder = <Skeleton mt="16" height="456px" />;
  return (
    <Box ref={ref} _print={{ display: 'none' }}>
      {List ? <List {...{ course, placeholder }} /> : placeholder}
    </Box>
  );
}
