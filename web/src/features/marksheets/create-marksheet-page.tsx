import { useCreateMarksheet } from '@institute/sdk/react';
import { ButtonLink } from '../../ui/button.tsx';
import { FormSection } from '../../ui/form/form-parts.tsx';
import { CreateForm, useReturnToList } from '../../ui/form/mutation-form.tsx';

import { useForgetStudent } from '../students/fields/student-state.ts';
import { DatesSection } from './dates-section.tsx';
import { parseMarksheetForm } from './parse-marksheet-form.ts';
import { StudentCourseField } from './student-course-field.tsx';
import { StudentField } from './student-field.tsx';
import { SubjectsSection } from './subjects-section.tsx';
import { useMarksheetForm } from './use-marksheet-form.ts';

const path = '/franchise/create-marksheet';
const listPath = '/franchise/out-marksheet';

/** The form that creates a marksheet. */
export function CreateMarksheetPage() {
  const form = useMarksheetForm(path);
  const forgetStudent = useForgetStudent(path);
  const { students, studentId, courseId, subjects } = form;
  const handleSuccess = useReturnToList(listPath, ({ startNext, hasLeft }) => {
    if (startNext(['startDate', 'endDate', 'issueDate'])) form.startNext();
    if (!hasLeft) forgetStudent();
  });
  const selection = { student: studentId, course: courseId, subjects: subjects.added, draft: subjects.pending };
  return (
    <CreateForm
      title="Create Marksheet"
      action={
        <ButtonLink to="/franchise/batch-marksheets" variant="outline">
          Marksheets for a batch
        </ButtonLink>
      }
      listPath={listPath}
      mutation={useCreateMarksheet()}
      parse={(values) => parseMarksheetForm(values, selection)}
      submitLabel="Create Marksheet"
      submitAndNextLabel="Create and next"
      isDirty={form.isDirty}
      draft={form.draft}
      onSuccess={handleSuccess}
    >
      <FormSection title="Issued to">
        <StudentField
          students={students.users}
          isError={!students.users && students.isFetched}
          isFetching={students.isFetching}
          onRetry={() => void students.refetch()}
          value={studentId}
          onChange={form.selectStudent}
        />
        <StudentCourseField form={form} />
      </FormSection>
      <DatesSection />
      <SubjectsSection subjects={subjects} isCourseSelected={courseId !== ''} course={form.course} />
    </CreateForm>
  );
}
