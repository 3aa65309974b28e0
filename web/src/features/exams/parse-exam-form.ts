import type { CreateExamInput, Student } from '@institute/sdk';
import { type FormValues, type ParsedForm, requireFields } from '../../ui/form/parse-form.ts';

const required = ['title', 'date', 'time', 'location', 'course', 'batch', 'students'];

/** Parses the form of a new exam, with the selected students. */
export function parseExamForm(values: FormValues, students: readonly Student[]): ParsedForm<CreateExamInput> {
  const errors = requireFields((field) => (field === 'students' ? String(students.length || '') : values(field)), required);
  if (errors) return { errors };
  return {
    input: {
      title: values('title').trim(),
      date: values('date'),
      time: values('time'),
      location: values('location').trim(),
      course: values('course'),
      batch: values('batch'),
      students: students.map(({ _id, fullName, fatherName, gender }) => ({ _id, fullName, fatherName, gender })),
    },
  };
}
