import type { ListCoursesResponse } from '@institute/sdk';
import { useListCourses } from '@institute/sdk/react';
import type { ChangeEventHandler } from 'react';
import * as text from '#text/common.ts';
import { QuerySelectField } from './query-select-field.tsx';
import type { SelectOption } from './select-field.tsx';

interface CourseFieldProps {
  name: string;
  error?: string;
  value?: string;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
  'data-suggested'?: true | undefined;
  /** The id in a link. It can be selected even if the course is not in the list any more. */
  linkedId?: string;
}

export function CourseField({ linkedId, ...props }: CourseFieldProps) {
  const toOptions = (response: ListCoursesResponse) => addLinked(toCourseOptions(response), linkedId);
  return <QuerySelectField label={text.course} required query={useListCourses()} toOptions={toOptions} noun={text.courseNoun} {...props} />;
}

const toCourseOptions = ({ courses }: ListCoursesResponse) => courses.map(({ _id, title }) => ({ value: _id, label: title }));

/** The label is not the id, because anyone can write a link. */
function addLinked(options: SelectOption[], id: string | undefined): SelectOption[] {
  if (id === undefined || options.some(({ value }) => value === id)) return options;
  return [...options, { value: id, label: text.courseOfLink }];
}
