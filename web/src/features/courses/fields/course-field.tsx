import type { ListCoursesAnswer } from '@institute/sdk';
import type { ChangeEventHandler } from 'react';
import { useApi } from '../../../lib/use-api.ts';
import { ReadSelectField } from '../../../ui/fields/query-select-field.tsx';

interface CourseFieldProps {
  name: string;
  error?: string;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
}

/** All courses: the id is sent, the title is read. */
export function CourseField(props: CourseFieldProps) {
  const { queries } = useApi();
  return <ReadSelectField label="Course" required read={queries.listCourses()} choicesOf={coursesOf} noun={noun} {...props} />;
}

const noun = { one: 'course', many: 'courses' };
const coursesOf = ({ courses }: ListCoursesAnswer) => courses.map(({ _id, title }) => ({ value: _id, label: title }));
