import type { ListCoursesResponse } from '@institute/sdk';
import { useListCourses } from '@institute/sdk/react';
import type { ChangeEventHandler } from 'react';
import { QuerySelectField } from '../../../ui/fields/query-select-field.tsx';

interface CourseFieldProps {
  name: string;
  error?: string;
  value?: string;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
}

/** A select of all courses: the value is the id, the label is the title. */
export function CourseField(props: CourseFieldProps) {
  return <QuerySelectField label="Course" required query={useListCourses()} toOptions={toCourseOptions} noun={noun} {...props} />;
}

const noun = { one: 'course', many: 'courses' };
const toCourseOptions = ({ courses }: ListCoursesResponse) => courses.map(({ _id, title }) => ({ value: _id, label: title }));
