import type { Course } from '@institute/sdk';
import { useDeferredValue, useMemo, useRef } from 'react';
import { ClearFilters } from '../../ui/data-table/clear-filters.tsx';
import { createRowSearch } from '../../ui/data-table/row-search.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CourseSearchForm } from './course-search-form.tsx';
import { CourseSections, CourseSectionsSkeleton } from './course-sections.tsx';
import { filterCourses, getSearchText, sortCourses } from './find-courses.ts';
import { useCourseSearch } from './use-course-search.ts';

const none: readonly never[] = [];

/** The courses that match the search and the filters. Undefined courses are not loaded yet. */
export function CourseFinder({ courses }: { courses: readonly Course[] | undefined }) {
  const search = useCourseSearch();
  const { input, price, months, sort, isFiltered, clear } = search;
  const searchFieldRef = useRef<HTMLInputElement>(null);
  const findText = useMemo(() => createRowSearch(courses ?? none, getSearchText), [courses]);
  const view = useMemo(() => {
    const found = filterCourses(findText(input), { price, months });
    return { found: sortCourses(found, sort), order: sort, query: input.trim(), isFiltered };
  }, [findText, input, price, months, sort, isFiltered]);
  // Deferred, so that the field shows each letter before the cards rerender.
  const { found, order, query, ...deferred } = useDeferredValue(view);
  const sections = useMemo(() => <CourseSections courses={found} order={order} />, [found, order]);
  const clearButton = deferred.isFiltered && <ClearFilters label="Clear" fallbackFocusRef={searchFieldRef} onClear={clear} />;
  return (
    <>
      <CourseSearchForm {...{ search, searchFieldRef }}>
        <span role="status">{courses && getCountText(found.length, courses.length)}</span>
        {found.length > 0 && clearButton}
      </CourseSearchForm>
      {!courses && <CourseSectionsSkeleton />}
      {courses && found.length > 0 && sections}
      {courses && found.length === 0 && (
        <EmptyState text={getNoMatchText(query, price !== undefined || months !== undefined)} illustration="search">
          {clearButton}
        </EmptyState>
      )}
    </>
  );
}

function getCountText(found: number, count: number): string {
  const courses = count === 1 ? '1 course' : `${count} courses`;
  return found === count ? courses : `${found} of ${courses}`;
}

function getNoMatchText(query: string, hasFilters: boolean): string {
  if (!hasFilters) return `No course matches '${query}'.`;
  return query === '' ? 'No course matches these filters.' : `No course matches '${query}' with these filters.`;
}
