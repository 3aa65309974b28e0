import { useApi } from '../../lib/use-api.ts';
import { useCalmQuery } from '../../lib/use-deferred-query.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { SlideSkeletons } from '../../ui/carousel/slide-skeletons.tsx';
import type { Shown } from '../../ui/carousel/slides-to-show.ts';
import { Empty } from '../../ui/empty-state.tsx';
import { Failed } from '../../ui/error-state.tsx';
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
  const { queries } = useApi();
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
