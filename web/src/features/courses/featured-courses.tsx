import { useApp } from '../../app-context.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import type { Shown } from '../../ui/carousel/shown.ts';
import { SlideSkeletons } from '../../ui/carousel/slide-skeletons.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Failed } from '../../ui/failed.tsx';
import { useCalmQuery } from '../../use-calm-query.ts';
import { CourseCard, CourseCardSkeleton } from './course-card.tsx';

const count = 6;
const every = 3000;
const shown: Shown = {
  most: 3,
  below: [
    { width: 768, show: 1 },
    { width: 991, show: 2 },
  ],
};

/** A few courses for a page that is about something else. */
export function FeaturedCourses() {
  const { queries } = useApp();
  const { data, isFetched, isFetching, refetch } = useCalmQuery(queries.listCourses());
  if (!data && !isFetched) {
    return (
      <SlideSkeletons shown={shown}>
        <CourseCardSkeleton />
      </SlideSkeletons>
    );
  }
  if (!data) return <Failed text="The courses could not be loaded." pending={isFetching} onRetry={() => void refetch()} />;
  if (data.courses.length === 0) return <Empty text="New courses are being prepared." />;
  const slides = data.courses.slice(0, count).map((course, index) => ({
    id: `${course._id} ${index}`,
    name: course.title,
    content: <CourseCard course={course} />,
  }));
  return <Carousel name="Featured courses" slides={slides} shown={shown} every={every} />;
}
