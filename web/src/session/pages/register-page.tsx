import { Box } from '@chakra-ui/react/box';
import { Card } from '@chakra-ui/react/card';
import { Text } from '@chakra-ui/react/text';
import type { RegisterInput } from '@institute/sdk';
import { useRegister } from '@institute/sdk/react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import * as common from '#text/common.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/sign-in.tsx';
import { markInvalidDates } from '#ui/fields/date-field.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { Form, type Submission } from '#ui/form/form.tsx';
import { FormNote, FormSection, PolicyLink, SubmitButton } from '#ui/form/form-parts.tsx';
import type { FormValues, ParsedForm } from '#ui/form/parse-form.ts';
import { useApiMutation } from '#ui/form/use-submit.ts';
import { TextLink } from '#ui/links.tsx';
import { PageBody, PageHeader } from '#ui/page/page.tsx';
import { PhotoField } from '#ui/photo/photo-field.tsx';
import { usePhoto } from '#ui/photo/use-photo.ts';
import { toasts } from '#ui/toast/toast-store.ts';
import { parseUserFields } from '#ui/user-fields/parse-user-fields.ts';
import { AddressFields, NameAndEmail, StudentFields } from '#ui/user-fields/user-fields.tsx';
import { getHomePath } from '../roles.ts';
import { useCourseToBuy, useSession } from '../use-session.ts';

export function RegisterPage({ returnPath }: { returnPath?: string }) {
  const navigate = useNavigate();
  const role = useSession()?.user.role;
  const courseToBuy = useCourseToBuy();
  // Runs after a login in another tab, too.
  useEffect(() => {
    if (role !== undefined) void navigate({ href: getHomePath(role), replace: true });
  }, [role, navigate]);
  return (
    <PageBody maxWidth="960px" data-for-guests visibility={role === undefined ? undefined : 'hidden'}>
      <PageHeader title={heads.register} text={heads.registerDescription} />
      <Card.Root>
        <Card.Body>
          <RegisterForm
            onSuccess={(registeredEmail) =>
              void navigate({ to: '/login', search: { redirect: returnPath }, state: { registeredEmail, courseToBuy } })
            }
          />
          <Text mt="5">
            {text.haveAccount}{' '}
            <TextLink to="/login" search={{ redirect: returnPath }} state={{ courseToBuy }}>
              {common.signIn}
            </TextLink>
          </Text>
        </Card.Body>
      </Card.Root>
    </PageBody>
  );
}

type Field = keyof RegisterInput | 'confirmPassword';

/** Only the passwords and the photo are validated here, and an incomplete date of birth counts as none. All values stay in the form until the registration has succeeded. */
function RegisterForm({ onSuccess }: { onSuccess: (email: string) => void }) {
  const register = useApiMutation(useRegister());
  const photo = usePhoto();
  const parse = async (values: FormValues<Field>, form: HTMLFormElement): Promise<ParsedForm<RegisterInput, Field>> => {
    const { file, error } = await photo.prepared();
    const mismatch = values('password') !== values('confirmPassword') && { confirmPassword: text.passwordMismatch };
    if (error || mismatch)
      return { errors: { message: error ?? text.passwordMismatch, fields: { ...mismatch, ...(error && { avatar: error }) } } };
    markInvalidDates(form);
    // The API expects course and batch as empty strings.
    return { input: { ...parseUserFields(values), password: values('password'), courseId: '', batch: '', avatar: file } };
  };
  const handleSuccess = ({ message }: { message: string }, { input, form, removeDraft, hasLeft }: Submission<RegisterInput>) => {
    removeDraft();
    toasts.success(message);
    if (markInvalidDates(form).length > 0) toasts.warning(text.dateNotSent);
    if (photo.error) toasts.warning(text.photoNotSent);
    if (!hasLeft) onSuccess(input.email);
  };
  return (
    <Form
      display="grid"
      gap="5"
      draft={{ name: 'register', onReset: () => photo.select(undefined) }}
      allowUnreadableDates
      parse={parse}
      onSubmit={register.mutateAsync}
      onSuccess={handleSuccess}
    >
      <div>
        <FormSection title={common.yourAccount} text={text.signInWith}>
          <NameAndEmail name="fullName" />
          <PasswordField<Field> label={common.password} name="password" autoComplete="new-password" />
          <PasswordField<Field> label={text.confirmPassword} name="confirmPassword" autoComplete="new-password" />
        </FormSection>
        <StudentFields />
        <AddressFields />
        <FormSection title={text.yourPhoto} text={text.forStudentCard}>
          <Box gridColumn="1 / -1">
            <PhotoField<Field>
              label={common.photo}
              name="avatar"
              hint={text.optional}
              photo={photo}
              camera="user"
              alternative={text.withoutPhoto}
              removable
            />
          </Box>
        </FormSection>
      </div>
      <FormNote>
        {text.consent(
          (label) => (
            <PolicyLink to="/terms-condition">{label}</PolicyLink>
          ),
          (label) => (
            <PolicyLink to="/privacy-policy">{label}</PolicyLink>
          ),
        )}
      </FormNote>
      <SubmitButton>{common.register}</SubmitButton>
    </Form>
  );
}
