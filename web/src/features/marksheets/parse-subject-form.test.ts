import { expect, it } from 'vitest';
import { blankSubject, isBlank, parseSubjectForm, type SubjectFormValues } from './parse-subject-form.ts';

const valid: SubjectFormValues = { subject: 'Office', marksObtain: '60', practicalMarks: '22' };

it("requires subject, marks obtained and practical marks: 'Please fill all required fields' [R-400]", () => {
  for (const field of Object.keys(valid)) {
    const { errors } = parseSubjectForm({ ...valid, [field]: ' ' });
    expect(errors).toEqual({ message: 'Please fill all required fields', fields: { [field]: 'This field is required.' } });
  }
});

it('sets the total marks to 100, and accepts numbers from 0 to 100 only [R-401]', () => {
  expect(parseSubjectForm({ ...valid, marksObtain: '६०.५', practicalMarks: '0' }).input).toEqual({
    subjectName: 'Office',
    marksObtain: 60.5,
    totalMarks: 100,
    practicalMarks: 0,
  });
  const outOfRange = 'Marks must be between 0 and 100.';
  expect(parseSubjectForm({ ...valid, marksObtain: 'sixty' }).errors?.fields).toHaveProperty('marksObtain');
  expect(parseSubjectForm({ ...valid, marksObtain: '100.5' }).errors?.fields).toEqual({ marksObtain: outOfRange });
  expect(parseSubjectForm({ ...valid, practicalMarks: '-5' }).errors?.fields).toEqual({ practicalMarks: outOfRange });
  expect(parseSubjectForm({ ...valid, marksObtain: '100', practicalMarks: '0' }).input).toBeDefined();
  expect(parseSubjectForm({ ...valid, practicalMarks: '1e1' }).errors?.fields).toHaveProperty('practicalMarks');
});

it('a subject is blank if all of its fields are', () => {
  expect(isBlank({ ...blankSubject, marksObtain: ' ' })).toBe(true);
  for (const field of Object.keys(blankSubject)) expect(isBlank({ ...blankSubject, [field]: '0' })).toBe(false);
});
