import type { Course } from '@institute/sdk';
import { brand } from '../../lib/brand.ts';
import { preview, webAddress } from '../../lib/format.ts';
import { absolute } from '../../lib/head.ts';
import { DocumentHead } from '../../ui/page/document-head.tsx';
import { StructuredData } from '../../ui/page/structured-data.tsx';
import { payable } from '../../ui/price.tsx';
import { coursePath } from './course-path.ts';

const descriptionLength = 155;

/** What search engines and shared links are told of a course. The fixed rating is not: nobody has given it. */
export function CourseHead({ course }: { course: Course }) {
  const description = preview(course.description, descriptionLength) || `${course.title} at ${brand.name}.`;
  return (
    <>
      <DocumentHead page={course.title} description={description} path={coursePath(course)} />
      <StructuredData thing={toThing(course, description)} />
    </>
  );
}

function toThing(course: Course, description: string) {
  return {
    '@type': 'Course',
    name: course.title,
    description,
    url: absolute(coursePath(course)),
    image: webAddress(course.thumbnail?.url),
    provider: { '@type': 'EducationalOrganization', name: brand.name, url: brand.url },
    offers: { '@type': 'Offer', category: 'Paid', price: payable(course), priceCurrency: 'INR' },
    hasCourseInstance: course.sessionDuration
      ? { '@type': 'CourseInstance', courseMode: 'Onsite', courseWorkload: `P${course.sessionDuration}M` }
      : undefined,
  };
}
