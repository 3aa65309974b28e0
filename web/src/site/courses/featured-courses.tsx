import { useListCourses } from '@institute/sdk/react';
import { useDeferredQuery } from '#lib/use-deferred-query.ts';
import * as text from '#text/courses.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Carousel } from '../carousel/carousel.tsx';
import { SlideSkeletons, type SlidesToShow } from '../carousel/slide-row.tsx';
import { CourseCard, CourseCardSkeleton } from './course-card.tsx';

const intervalMs = 3000;
const slidesToShow: SlidesToShow = {
  max: 3,
  below: [
    { width: 768, count: 1 },
    { width: 991, count: 2 },
  ],
};

export function FeaturedCourses() {
  const { data, isFetched, isFetching, refetch } = useDeferredQuery(useListCourses());
  if (!data && !isFetched) {
    return (
      <SlideSkeletons slidesToShow={slidesToShow}>
        <CourseCardSkeleton />
      </SlideSkeletons>
    );
  }
  if (!data) return <ErrorState text={text.coursesNotLoaded} pending={isFetching} onRetry={() => void refetch()} />;
  if (data.courses.length === 0) return <EmptyState text={text.noCourses} />;
  const slides = data.courses.map((course, index) => ({
    id: `${course._id} ${index}`,
    name: course.title,
    content: <CourseCard course={course} />,
  }));
  return <Carousel name={text.featuredCourses} slides={slides} slidesToShow={slidesToShow} intervalMs={intervalMs} />;
}
