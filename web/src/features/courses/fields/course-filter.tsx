import { useListCourses } from '@institute/sdk/react';
import { FilterField, type FilterFieldProps } from '#ui/data-table/filters.tsx';

/** Filters a list by course. */
export function CourseFilter(props: FilterFieldProps) {
  const { data, isFetched } = useListCourses();
  const options = data?.courses.map(({ _id, title }) => ({ value: _id, label: title }));
  const placeholder = isFetched ? 'The courses could not be loaded' : 'Loading courses…';
  return <FilterField label="Course" placeholder={options ? 'All courses' : placeholder} options={options} {...props} />;
}
