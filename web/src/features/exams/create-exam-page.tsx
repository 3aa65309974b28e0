import { useCreateExam } from '@institute/sdk/react';
import { useState } from 'react';
import type { DraftValues } from '../../lib/draft-values.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormSection } from '../../ui/form/form-parts.tsx';
import { CreateForm, useReturnToList } from '../../ui/form/mutation-form.tsx';

import { BatchField } from '../batches/fields/batch-field.tsx';
import { CourseField } from '../courses/fields/course-field.tsx';
import { ExamStudentsField } from './exam-students-field.tsx';
import { parseExamForm } from './parse-exam-form.ts';
import { useExamStudents } from './use-exam-students.ts';

const listPath = '/franchise/exams';

/** The form that creates an exam and the hall tickets of its students. */
export function CreateExamPage() {
  const [course, setCourse] = useState('');
  const [batch, setBatch] = useState('');
  const examStudents = useExamStudents(course, batch);
  const { selectedIds, setSelectedIds } = examStudents;
  const handleRestore = ({ students }: DraftValues) => setSelectedIds(new Set(students));
  const handleReset = () => {
    setCourse('');
    setBatch('');
    setSelectedIds(new Set());
  };
  return (
    <CreateForm
      title="Create Exam"
      listPath={listPath}
      mutation={useCreateExam()}
      parse={(values) => parseExamForm(values, examStudents.selected)}
      submitLabel="Create Exam"
      draft={{ name: 'create-exam', state: { students: [...selectedIds] }, onRestore: handleRestore, onReset: handleReset }}
      onSuccess={useReturnToList(listPath)}
    >
      <FormSection title="Exam details">
        <TextField label="Title" name="title" autoComplete="off" maxLength={200} required />
        <TextField label="Location" name="location" autoComplete="off" maxLength={200} required />
        <DateField label="Date" name="date" required />
        <TextField label="Time" name="time" type="time" required />
      </FormSection>
      <FormSection title="Candidates" text="Each candidate gets a hall ticket.">
        <CourseField name="course" onChange={({ target }) => setCourse(target.value)} />
        <BatchField name="batch" onChange={({ target }) => setBatch(target.value)} />
        <ExamStudentsField examStudents={examStudents} />
      </FormSection>
    </CreateForm>
  );
}
