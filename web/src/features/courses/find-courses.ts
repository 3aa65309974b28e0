import type { Course } from '@institute/sdk';
import { getPayablePrice } from '../../ui/price.tsx';
import type { CourseOrder, CourseSearch } from './course-search.ts';

/** The text of a course that is searched. */
export function getSearchText({ title, description, features = [], category }: Course): string {
  return [title, description, category, ...features].join(' ');
}

/** Returns the courses within the limits. A course without a duration is within no limit of the duration. */
export function filterCourses(courses: readonly Course[], { price, months }: CourseSearch): readonly Course[] {
  return courses.filter((course) => {
    const isWithinPrice = !price || getPayablePrice(course) <= price;
    const isWithinMonths = !months || getMonths(course) <= months;
    return isWithinPrice && isWithinMonths;
  });
}

/** Sorts courses; those without a value come last, and those with equal values keep their order. */
export function sortCourses(courses: readonly Course[], order: CourseOrder | undefined): readonly Course[] {
  if (!order) return courses;
  const getValue = order === 'price' ? getPayablePrice : getMonths;
  return [...courses].sort((a, b) => getValue(a) - getValue(b) || 0);
}

/** A duration of 0 months is an unknown one. */
const getMonths = ({ sessionDuration }: Course) => sessionDuration || Number.POSITIVE_INFINITY;
