import type { CreateStudentInput, CreateStudentResponse } from '@institute/sdk';
import { useCreateStudent } from '@institute/sdk/react';
import { useRef, useState } from 'react';
import { useTrackViewer } from '../../lib/track-viewer.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CreateForm, type Submission, useReturnToList } from '../../ui/form/mutation-form.tsx';

import { type FormValues, fieldError } from '../../ui/form/parse-form.ts';

import { usePhoto } from '../../ui/photo/use-photo.ts';
import { toasts } from '../../ui/toast/toast-store.ts';
import { CreateStudentFields } from './create-student-fields.tsx';
import { isStudentCreated, studentCreatedMessage } from './create-student-response.ts';
import { type CreatedStudent, CreatedStudentNotice } from './created-student-notice.tsx';
import { parseStudentForm } from './parse-student-form.ts';
import { useFindStudentId } from './use-find-student-id.ts';
import { useNewPassword } from './use-new-password.ts';

const listPath = '/franchise/student-management';

/** Most students of a day come from the same place and join the same course and batch. */
const keptFields = ['state', 'city', 'village', 'pinCode', 'courseId', 'batch'];

type SentStudent = Pick<CreateStudentInput, 'fullName' | 'email' | 'courseId' | 'batch'>;

/** The form that registers a student. */
export function CreateStudentPage() {
  const photo = usePhoto();
  const newPassword = useNewPassword();
  const findStudentId = useFindStudentId();
  const trackViewer = useTrackViewer();
  const sent = useRef<SentStudent>(undefined);
  const [created, setCreated] = useState<CreatedStudent>();
  const showStudentId = async (student: SentStudent, { isNext }: Submission) => {
    const isSameViewer = trackViewer();
    const { fullName } = student;
    if (isNext) setCreated({ fullName });
    const studentId = await findStudentId(student);
    if (!studentId || !isSameViewer()) return;
    if (!isNext) toasts.success(`Student Id ${studentId}`);
    else if (sent.current === student) setCreated({ fullName, studentId });
  };
  const returnToList = useReturnToList(listPath, ({ startNext }) => startNext(keptFields));
  const handleSuccess = (response: CreateStudentResponse, submission: Submission) => {
    if (!isStudentCreated(response)) {
      return toasts.error(response.message || 'We could not confirm that the student is registered. Please check the student list.');
    }
    returnToList({ message: response.message || studentCreatedMessage }, submission);
    if (sent.current) void showStudentId(sent.current, submission);
  };
  const parse = async (values: FormValues) => {
    const { file, error } = await photo.prepared();
    if (error) return fieldError('avatar', error);
    const parsed = parseStudentForm(values, file);
    if (parsed.input) {
      const { fullName, email, courseId, batch } = parsed.input;
      sent.current = { fullName, email, courseId, batch };
    }
    return parsed;
  };
  const handleReset = () => {
    photo.select(undefined);
    newPassword.hide();
  };
  return (
    <CreateForm
      title="Create Student"
      text="All fields are required except State."
      listPath={listPath}
      action={
        <ButtonLink to="/franchise/import-students" variant="outline">
          Import students
        </ButtonLink>
      }
      notice={<CreatedStudentNotice student={created} />}
      mutation={useCreateStudent()}
      parse={parse}
      submitLabel="Create Student"
      submitAndNextLabel="Create and add another"
      draft={{ name: 'create-student', onReset: handleReset }}
      onSuccess={handleSuccess}
    >
      <CreateStudentFields photo={photo} newPassword={newPassword} />
    </CreateForm>
  );
}
