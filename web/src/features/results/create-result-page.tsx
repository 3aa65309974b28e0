import { useApi } from '../../lib/use-api.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { EntryForm } from '../../ui/form/create-form.tsx';
import { EntryPage } from '../../ui/form/form-page.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { useReturnTo } from '../../ui/form/use-return-to-list.ts';
import { CourseField } from '../courses/fields/course-field.tsx';
import { toResult } from './parse-result-form.ts';

const list = '/franchise/results';

/** Asks the institute to declare a result. */
export function CreateResultPage() {
  const { mutations } = useApi();
  const finish = useReturnTo(list);
  return (
    <EntryPage title="Create Result" list={list}>
      {(cancel) => (
        <EntryForm call={mutations.createResult()} read={toResult} submit="Create Result" cancel={cancel} onDone={finish}>
          {(wrong) => (
            <>
              <FormSection title="Whose result">
                <TextField
                  label="Student Roll No"
                  name="rollNo"
                  hint="Register No of the student"
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  maxLength={100}
                  required
                  error={wrong('rollNo')}
                />
                <CourseField name="courseId" error={wrong('courseId')} />
                <TextField
                  label="Grade"
                  name="grade"
                  hint="For example A++"
                  autoComplete="off"
                  maxLength={50}
                  required
                  error={wrong('grade')}
                />
              </FormSection>
              <FormSection title="When">
                <TextField
                  label="Duration"
                  name="duration"
                  hint="In months"
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={5}
                  required
                  error={wrong('duration')}
                />
                <TextField label="Issue Date" name="issueDate" type="date" required error={wrong('issueDate')} />
                <TextField label="Start Date" name="startDate" type="date" required error={wrong('startDate')} />
                <TextField label="End Date" name="endDate" type="date" required error={wrong('endDate')} />
              </FormSection>
            </>
          )}
        </EntryForm>
      )}
    </EntryPage>
  );
}
