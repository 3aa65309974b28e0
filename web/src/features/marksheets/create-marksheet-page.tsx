import { useApi } from '../../lib/use-api.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { EntryForm } from '../../ui/form/create-form.tsx';
import { EntryPage } from '../../ui/form/form-page.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { useReturnTo } from '../../ui/form/use-return-to-list.ts';
import { CourseOfStudent } from './course-of-student.tsx';
import { toMarksheet } from './parse-marksheet-form.ts';
import { StudentField } from './student-field.tsx';
import { SubjectsSection } from './subjects-section.tsx';
import { useMarksheet } from './use-marksheet.ts';

const list = '/franchise/out-marksheet';

/** One marksheet more. */
export function CreateMarksheetPage() {
  const { mutations } = useApi();
  const finish = useReturnTo(list);
  const sheet = useMarksheet();
  const { students, studentId, courseId, subjects } = sheet;
  const chosen = { student: studentId, course: courseId, subjects: subjects.added, draft: subjects.draft };
  return (
    <EntryPage title="Create Marksheet" list={list}>
      {(cancel) => (
        <EntryForm
          call={mutations.createMarksheet()}
          read={(text) => toMarksheet(text, chosen)}
          submit="Create Marksheet"
          cancel={cancel}
          filled={sheet.filled}
          onDone={finish}
        >
          {(wrong) => (
            <>
              <FormSection title="Whose marksheet">
                <StudentField
                  students={students.users}
                  failed={!students.users && students.isFetched}
                  trying={students.isFetching}
                  onRetry={() => void students.refetch()}
                  value={studentId}
                  onChange={sheet.chooseStudent}
                  error={wrong('student')}
                />
                <CourseOfStudent choice={sheet} error={wrong('course')} />
              </FormSection>
              <FormSection title="When" text="The session is from its start to its end.">
                <TextField label="Start Date" name="startDate" type="date" required error={wrong('startDate')} />
                <TextField label="End Date" name="endDate" type="date" required error={wrong('endDate') ?? wrong('session')} />
                <TextField label="Issue Date" name="issueDate" type="date" required error={wrong('issueDate')} />
              </FormSection>
              <SubjectsSection
                subjects={subjects}
                chosen={courseId !== ''}
                course={sheet.course}
                error={(subjects.complete ? undefined : wrong('subject')) ?? wrong('subjects')}
              />
            </>
          )}
        </EntryForm>
      )}
    </EntryPage>
  );
}
