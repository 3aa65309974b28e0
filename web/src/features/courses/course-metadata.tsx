import type { Course } from '@institute/sdk';
import { brand } from '../../lib/brand.ts';
import { httpUrl, preview } from '../../lib/format.ts';
import { absoluteUrl } from '../../lib/head.ts';
import { DocumentHead } from '../../ui/page/document-head.tsx';
import { StructuredData } from '../../ui/page/structured-data.tsx';
import { getPayablePrice } from '../../ui/price.tsx';
import { coursePath } from './course-path.ts';

const maxDescriptionLength = 155;

/** Metadata for search engines and link previews. The static rating is left out, because it is not based on reviews. */
export function CourseMetadata({ course }: { course: Course }) {
  const description = preview(course.description, maxDescriptionLength) || `${course.title} at ${brand.name}.`;
  return (
    <>
      <DocumentHead page={course.title} description={description} path={coursePath(course)} />
      <StructuredData data={toStructuredData(course, description)} />
    </>
  );
}

function toStructuredData(course: Course, description: string) {
  return {
    '@type': 'Course',
    name: course.title,
    description,
    url: absoluteUrl(coursePath(course)),
    image: httpUrl(course.thumbnail?.url),
    provider: { '@type': 'EducationalOrganization', name: brand.name, url: brand.url },
    offers: { '@type': 'Offer', category: 'Paid', price: getPayablePrice(course), priceCurrency: 'INR' },
    hasCourseInstance: course.sessionDuration
      ? { '@type': 'CourseInstance', courseMode: 'Onsite', courseWorkload: `P${course.sessionDuration}M` }
      : undefined,
  };
}
