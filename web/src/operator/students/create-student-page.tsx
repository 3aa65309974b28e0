import { Alert } from '@chakra-ui/react/alert';
import { Box } from '@chakra-ui/react/box';
import type { CreateStudentInput, CreateStudentResponse } from '@institute/sdk';
import { useApi, useCreateStudent } from '@institute/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as common from '#text/common.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/students.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { CourseField } from '#ui/fields/course-field.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { fillField } from '#ui/form/draft.tsx';
import type { Submission } from '#ui/form/form.tsx';
import { FormSection } from '#ui/form/form-parts.tsx';
import { type FormValues, fieldError } from '#ui/form/parse-form.ts';
import { useApiMutation } from '#ui/form/use-submit.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { PhotoField } from '#ui/photo/photo-field.tsx';
import { usePhoto } from '#ui/photo/use-photo.ts';
import { toasts } from '#ui/toast/toast-store.ts';
import { AddressFields, NameAndEmail, StudentFields } from '#ui/user-fields/user-fields.tsx';
import { BatchField, useBatchChoice } from '../records/batch-field.tsx';
import { CreateForm, useReturnToList } from '../records/create-form.tsx';
import { isStudentCreated, makePassword, parseStudentForm, requiredStudentFields, type StudentField } from './parse-student-form.ts';
import { useSamePerson } from './same-person.tsx';

const userFields = { required: requiredStudentFields, isOtherUser: true };

const listPath = '/franchise/student-management';

/** Most students of a day come from the same place and join the same course and batch. */
const keptFields: (keyof CreateStudentInput)[] = ['state', 'city', 'village', 'pinCode', 'courseId', 'batch'];

export function CreateStudentPage() {
  const create = useApiMutation(useCreateStudent());
  const photo = usePhoto();
  const choice = useBatchChoice();
  const newPassword = useNewPassword();
  const findStudentId = useFindStudentId();
  const latest = useRef<CreateStudentInput>(undefined);
  const [created, setCreated] = useState<CreatedStudent>();
  const { warnings, ...samePerson } = useSamePerson();
  const showStudentId = async ({ input: student, isNext, isSameUser }: Submission<CreateStudentInput>) => {
    latest.current = student;
    const { fullName } = student;
    if (isNext) setCreated({ fullName });
    const studentId = await findStudentId(student);
    if (!studentId || !isSameUser()) return;
    if (!isNext) toasts.success(text.studentIdIs(studentId));
    else if (latest.current === student) setCreated({ fullName, studentId });
  };
  const returnToList = useReturnToList<CreateStudentInput>(listPath, ({ startNext }) => startNext(keptFields));
  const handleSuccess = (response: CreateStudentResponse, submission: Submission<CreateStudentInput>) => {
    if (!isStudentCreated(response)) return toasts.error(response.message || text.notConfirmed);
    returnToList({ message: response.message || text.registered }, submission);
    void showStudentId(submission);
  };
  const parse = async (values: FormValues<StudentField>) => {
    const { file, error } = await photo.prepared();
    return error ? fieldError('avatar' as const, error) : parseStudentForm(values, file);
  };
  const handleReset = () => {
    photo.select(undefined);
    newPassword.hide();
    choice.reset();
    samePerson.reset();
  };
  return (
    <CreateForm
      title={heads.createStudent}
      text={text.allRequiredExceptState}
      listPath={listPath}
      action={
        <ButtonLink to="/franchise/import-students" variant="outline">
          {heads.importStudents}
        </ButtonLink>
      }
      notice={<CreatedStudentNotice student={created} />}
      parse={parse}
      onInput={samePerson.onInput}
      submitLabel={heads.createStudent}
      submitAndNextLabel={common.createAndAddAnother}
      draft={{
        name: 'create-student',
        onReset: handleReset,
        prefill: { courseId: [choice.linkedCourse], batch: [choice.linkedBatch] },
      }}
      onSubmit={create.mutateAsync}
      onSuccess={handleSuccess}
    >
      <FormSection title={text.account} text={text.studentSignsInWith}>
        <NameAndEmail name="fullName" {...userFields} warnings={warnings} />
        <PasswordField<StudentField>
          label={common.password}
          name="password"
          hint={text.passwordHint}
          autoComplete="new-password"
          required
          {...newPassword.password}
        />
        <PasswordField<StudentField>
          label={text.confirmPassword}
          name="confirmPassword"
          autoComplete="new-password"
          required
          {...newPassword.confirm}
        />
        <Button variant="outline" size="sm" justifySelf="start" onClick={newPassword.make}>
          {text.generatePassword}
        </Button>
      </FormSection>
      <StudentFields {...userFields} warnings={warnings} />
      <AddressFields {...userFields} />
      <FormSection title={text.courseAndBatch}>
        <CourseField<StudentField> name="courseId" {...choice.courseField} />
        <BatchField<StudentField> name="batch" {...choice.batchField} />
      </FormSection>
      <FormSection title={text.studentPhoto} text={text.forStudentCard}>
        <Box gridColumn="1 / -1">
          <PhotoField<StudentField>
            label={common.photo}
            name="avatar"
            hint={text.photoHint}
            photo={photo}
            camera="environment"
            required
            removable
          />
        </Box>
      </FormSection>
    </CreateForm>
  );
}

interface CreatedStudent {
  fullName: string;
  /** Undefined until the student list has the student. */
  studentId?: string | undefined;
}

function CreatedStudentNotice({ student }: { student: CreatedStudent | undefined }) {
  return (
    <div role="status">
      {student && (
        <Alert.Root status="success" variant="surface" mb="5">
          <Alert.Indicator>
            <CheckIcon />
          </Alert.Indicator>
          <p>
            {text.studentRegistered(student.fullName)}
            {student.studentId && (
              <>
                {' '}
                {common.studentId} <b translate="no">{student.studentId}</b>
              </>
            )}
          </p>
        </Alert.Root>
      )}
    </div>
  );
}

/**
 * Returns a function that finds the Student Id of a student who was just created. The server has it in the list only, so it is undefined if
 * the list cannot be read.
 */
function useFindStudentId() {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  return async ({ email, courseId, batch }: CreateStudentInput): Promise<string | undefined> => {
    const options = { ...queries.listStudents({ courseId, batchId: batch }), staleTime: 0, meta: { quiet: true } };
    const response = await queryClient.query(options).catch(() => undefined);
    const toKey = (text = '') => text.trim().toLowerCase();
    return response?.users.find((student) => toKey(student.email) === toKey(email))?.rollNo;
  };
}

function useNewPassword() {
  const passwordRef = useRef<HTMLInputElement>(null);
  const confirmRef = useRef<HTMLInputElement>(null);
  const [isVisible, setIsVisible] = useState(false);
  return {
    password: { ref: passwordRef, isVisible, onVisibleChange: setIsVisible },
    confirm: { ref: confirmRef },
    /** Fills in both fields, and shows the password, because the operator passes it on to the student. */
    make: () => {
      const password = makePassword();
      for (const { current } of [passwordRef, confirmRef]) if (current) fillField(current, password);
      setIsVisible(true);
      passwordRef.current?.focus();
    },
    hide: () => setIsVisible(false),
  };
}
