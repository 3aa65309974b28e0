import type { CreateStudentResponse } from '@institute/sdk';
import { useCreateStudent } from '@institute/sdk/react';
import { CreateForm } from '../../ui/form/create-form.tsx';
import type { Submission } from '../../ui/form/mutation-form.tsx';
import { type FormValues, fieldError } from '../../ui/form/parse-form.ts';
import { useReturnToList } from '../../ui/form/use-return-to-list.ts';
import { usePhoto } from '../../ui/photo/use-photo.ts';
import { toasts } from '../../ui/toast/toast-store.ts';
import { CreateStudentFields } from './create-student-fields.tsx';
import { isStudentCreated, studentCreatedMessage } from './create-student-response.ts';
import { parseStudentForm } from './parse-student-form.ts';

const listPath = '/franchise/student-management';

/** The form that registers a student. */
export function CreateStudentPage() {
  const photo = usePhoto();
  const returnToList = useReturnToList(listPath);
  const handleSuccess = (response: CreateStudentResponse, submission: Submission) => {
    if (isStudentCreated(response)) returnToList({ message: response.message || studentCreatedMessage }, submission);
    else toasts.error(response.message || 'We could not confirm that the student is registered. Please check the student list.');
  };
  const parse = async (values: FormValues) => {
    const { file, error } = await photo.prepared();
    return error ? fieldError('avatar', error) : parseStudentForm(values, file);
  };
  return (
    <CreateForm
      title="Create Student"
      text="All fields are required except State."
      listPath={listPath}
      mutation={useCreateStudent()}
      parse={parse}
      submitLabel="Create Student"
      draft={{ name: 'create-student', onReset: () => photo.select(undefined) }}
      onSuccess={handleSuccess}
    >
      <CreateStudentFields photo={photo} />
    </CreateForm>
  );
}
