import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { EntryForm } from '../../ui/form/create-form.tsx';
import { EntryPage } from '../../ui/form/form-page.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { useReturnTo } from '../../ui/form/use-return-to-list.ts';
import { BatchField } from '../batches/fields/batch-field.tsx';
import { CourseField } from '../courses/fields/course-field.tsx';
import { toExam } from './parse-exam-form.ts';
import { StudentsField } from './students-field.tsx';
import { useExamStudents } from './use-exam-students.ts';

const list = '/franchise/exams';

/** One exam more, with the hall tickets of its students. */
export function CreateExamPage() {
  const { mutations } = useApi();
  const finish = useReturnTo(list);
  const [course, setCourse] = useState('');
  const [batch, setBatch] = useState('');
  const students = useExamStudents(course, batch);
  return (
    <EntryPage title="Create Exam" list={list}>
      {(cancel) => (
        <EntryForm
          call={mutations.createExam()}
          read={(text) => toExam(text, students.chosen)}
          submit="Create Exam"
          cancel={cancel}
          onDone={finish}
        >
          {(wrong) => (
            <>
              <FormSection title="The exam">
                <TextField label="Title" name="title" autoComplete="off" maxLength={200} required error={wrong('title')} />
                <TextField label="Location" name="location" autoComplete="off" maxLength={200} required error={wrong('location')} />
                <TextField label="Date" name="date" type="date" required error={wrong('date')} />
                <TextField label="Time" name="time" type="time" required error={wrong('time')} />
              </FormSection>
              <FormSection title="Who sits in it" text="A hall ticket is made for each of them.">
                <CourseField name="course" error={wrong('course')} onChange={({ target }) => setCourse(target.value)} />
                <BatchField name="batch" error={wrong('batch')} onChange={({ target }) => setBatch(target.value)} />
                <StudentsField choice={students} error={wrong('students')} />
              </FormSection>
            </>
          )}
        </EntryForm>
      )}
    </EntryPage>
  );
}
