import { useListCourses } from '@institute/sdk/react';
import * as text from '#text/common.ts';
import { QuerySelectField } from './query-select-field.tsx';
import type { SelectFieldProps, SelectOption } from './select-field.tsx';

interface CourseFieldProps<Name extends string>
  extends Pick<SelectFieldProps<Name>, 'name' | 'error' | 'value' | 'onChange' | 'data-suggested'> {
  /** The id of the course in a link. It can be selected even if the course is not in the list any more. */
  linkedId?: string;
}

export function CourseField<Name extends string = never>({ linkedId, ...props }: CourseFieldProps<Name>) {
  const query = useListCourses();
  const options = (query.data?.courses ?? []).map(({ _id, title }) => ({ value: _id, label: title }));
  const field = { label: text.course, required: true, query, options: addLinked(options, linkedId), noun: text.courseNoun };
  return <QuerySelectField<Name> {...field} {...props} />;
}

/** The label is not the id, because anyone can write a link. */
function addLinked(options: SelectOption[], id: string | undefined): SelectOption[] {
  if (id === undefined || options.some(({ value }) => value === id)) return options;
  return [...options, { value: id, label: text.courseOfLink }];
}
