import type { Course } from '@institute/sdk';
import { absoluteUrl } from '../../lib/head.ts';
import { StructuredData } from '../../ui/page/structured-data.tsx';
import { coursePath } from './course-path.ts';

/** The course list for search engines. */
export function CourseListStructuredData({ courses }: { courses: readonly Course[] }) {
  const itemListElement = courses.map((course, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: absoluteUrl(coursePath(course)),
  }));
  return <StructuredData data={{ '@type': 'ItemList', itemListElement }} />;
}
