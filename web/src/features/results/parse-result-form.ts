import type { CreateResultInput } from '@institute/sdk';
import { blankFields, type Entry, numberIn, type Texts, wrongField } from '../../ui/form/parse-form.ts';

const required = ['rollNo', 'courseId', 'grade', 'duration', 'startDate', 'endDate', 'issueDate'];

/** What the form holds as the call takes it. */
export function toResult(text: Texts): Entry<CreateResultInput> {
  const wrong = blankFields(text, required);
  if (wrong) return { wrong };
  const duration = numberIn(text('duration'));
  if (duration === undefined) return wrongField('duration', 'Please enter the duration in months, in digits.');
  return {
    input: {
      rollNo: text('rollNo').trim(),
      courseId: text('courseId'),
      grade: text('grade').trim(),
      startDate: text('startDate'),
      endDate: text('endDate'),
      duration,
      issueDate: text('issueDate'),
    },
  };
}
