import type { Course } from '@institute/sdk';
import { absolute } from '../../lib/head.ts';
import { StructuredData } from '../../ui/page/structured-data.tsx';
import { coursePath } from './course-path.ts';

/** The list of courses for search engines. */
export function CourseListData({ courses }: { courses: readonly Course[] }) {
  const itemListElement = courses.map((course, index) => ({ '@type': 'ListItem', position: index + 1, url: absolute(coursePath(course)) }));
  return <StructuredData thing={{ '@type': 'ItemList', itemListElement }} />;
}
