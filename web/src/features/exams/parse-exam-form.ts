import type { CreateExamInput, Student } from '@institute/sdk';
import { blankFields, type Entry, type Texts } from '../../ui/form/parse-form.ts';

const required = ['title', 'date', 'time', 'location', 'course', 'batch', 'students'];

/** What the form holds, with the chosen students, as the call takes it. */
export function toExam(text: Texts, students: readonly Student[]): Entry<CreateExamInput> {
  const held: Texts = (field) => (field === 'students' ? students.map(({ fullName }) => fullName || '-').join() : text(field));
  const wrong = blankFields(held, required);
  if (wrong) return { wrong };
  return {
    input: {
      title: text('title').trim(),
      date: text('date'),
      time: text('time'),
      location: text('location').trim(),
      course: text('course'),
      batch: text('batch'),
      students: students.map(({ _id, fullName, fatherName, gender }) => ({ _id, fullName, fatherName, gender })),
    },
  };
}
