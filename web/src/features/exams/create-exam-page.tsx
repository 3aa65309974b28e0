import { useState } from 'react';
import { useApp } from '../../app-context.ts';
import { BatchField } from '../../choices/batch-field.tsx';
import { CourseField } from '../../choices/course-field.tsx';
import { EntryForm } from '../../ui/entry-form/entry-form.tsx';
import { EntryPage } from '../../ui/entry-form/entry-page.tsx';
import { useReturnTo } from '../../ui/entry-form/use-return-to.ts';
import { TextField } from '../../ui/field.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { StudentsField } from './students-field.tsx';
import { toExam } from './to-exam.ts';
import { useExamStudents } from './use-exam-students.ts';

const list = '/franchise/exams';

/** One exam more, with the hall tickets of its students. */
export function CreateExamPage() {
  const { mutations } = useApp();
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
