import type { CreateBatchInput } from '@institute/sdk';
import { blankFields, type Entry, numberIn, type Texts, wrongField } from '../../ui/form/parse-form.ts';

/** What the form holds as the call takes it. */
export function toBatch(text: Texts): Entry<CreateBatchInput> {
  const wrong = blankFields(text, ['title', 'time', 'studentLimit']);
  if (wrong) return { wrong };
  const studentLimit = numberIn(text('studentLimit'));
  if (studentLimit === undefined || !Number.isInteger(studentLimit)) {
    return wrongField('studentLimit', 'Please enter the number of seats in digits, as a whole number.');
  }
  return { input: { title: text('title').trim(), time: text('time').trim(), studentLimit } };
}
