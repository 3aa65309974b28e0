import { chakra } from '@chakra-ui/react/styled-system';
import type { RegisterInput } from '@institute/sdk';
import { useRegister } from '@institute/sdk/react';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useState } from 'react';
import { fieldErrors, formValues } from '#lib/form-values.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import * as common from '#text/common.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/register.tsx';
import { Box } from '#ui/box.ts';
import { Card } from '#ui/card.tsx';
import { markUnreadableDates } from '#ui/fields/date-field.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { DraftNotice, useDraft } from '#ui/form/draft.tsx';
import { FormNote, FormSection, PolicyLink, SubmitButton } from '#ui/form/form-parts.tsx';
import type { FormValues } from '#ui/form/parse-form.ts';
import { useFocusOnError } from '#ui/form/use-form.ts';
import { useSubmit } from '#ui/form/use-submit.ts';
import { TextLink } from '#ui/links.tsx';
import { PageBody, PageHeader } from '#ui/page/page.tsx';
import { PhotoField } from '#ui/photo/photo-field.tsx';
import { usePhoto } from '#ui/photo/use-photo.ts';
import { toasts } from '#ui/toast/toast-store.ts';
import { parseUserFields } from '#ui/user-fields/parse-user-fields.ts';
import { AddressFields, NameAndEmail, StudentFields } from '#ui/user-fields/user-fields.tsx';
import { useCourseToBuy } from '../course-to-buy.ts';
import { getHomePath } from '../roles.ts';
import { useSession } from '../use-session.ts';

export function RegisterPage({ returnPath }: { returnPath?: string }) {
  const navigate = useNavigate();
  const role = useSession()?.user.role;
  const courseToBuy = useCourseToBuy();
  // Runs after a login in another tab, too.
  useEffect(() => {
    if (role !== undefined) void navigate({ href: getHomePath(role), replace: true });
  }, [role, navigate]);
  return (
    <PageBody narrow maxWidth="960px" data-for-guests visibility={role === undefined ? undefined : 'hidden'}>
      <PageHeader title={heads.register} text={heads.registerDescription} />
      <Card>
        <RegisterForm
          onSuccess={(registeredEmail) =>
            void navigate({ to: '/login', search: { redirect: returnPath }, state: { registeredEmail, courseToBuy } })
          }
        />
        <Box as="p" mt="5">
          {text.haveAccount}{' '}
          <TextLink to="/login" search={{ redirect: returnPath }} state={{ courseToBuy }}>
            {common.signIn}
          </TextLink>
        </Box>
      </Card>
    </PageBody>
  );
}

/** Only the passwords and the photo are validated here, and an incomplete date of birth counts as none. All values stay in the form until the registration has succeeded. */
export function RegisterForm({ onSuccess }: { onSuccess: (email: string) => void }) {
  const photo = usePhoto();
  const [hasMismatch, setHasMismatch] = useState(false);
  const register = useApiMutation(useRegister());
  const formRef = useFocusOnError(register.error);
  const draft = useDraft(formRef, { name: 'register', onReset: () => photo.select(undefined) });
  const showError = (form: HTMLFormElement, field: string, message: string) => {
    register.reset();
    toasts.error(message);
    form.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
  };
  const { isPending, submit } = useSubmit(async (form: HTMLFormElement) => {
    const { file, error } = await photo.prepared();
    // Read last, because the fields can still change while the photo is prepared.
    const values = formValues(form);
    const isMatch = values('password') === values('confirmPassword');
    setHasMismatch(!isMatch);
    if (error) return showError(form, 'avatar', error);
    if (!isMatch) return showError(form, 'confirmPassword', text.passwordMismatch);
    const hasUnreadableDate = markUnreadableDates(form).length > 0;
    const { message } = await register.mutateAsync(parseRegisterForm(values, file));
    draft.remove();
    toasts.success(message);
    if (hasUnreadableDate) toasts.warning(text.dateNotSent);
    if (photo.error) toasts.warning(text.photoNotSent);
    // Do not navigate if the user has left the page in the meantime.
    if (form.isConnected) onSuccess(values('email'));
  });
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  const getFieldError = fieldErrors(register.error);

  return (
    <>
      <DraftNotice isRestored={draft.isRestored} onDiscard={draft.discard} />
      <chakra.form ref={formRef} method="post" noValidate onSubmit={handleSubmit} display="grid" gap="5">
        <div>
          <AccountFields getFieldError={getFieldError} mismatch={hasMismatch ? text.passwordMismatch : undefined} />
          <StudentFields getFieldError={getFieldError} />
          <AddressFields getFieldError={getFieldError} />
          <FormSection title={text.yourPhoto} text={text.forStudentCard}>
            <chakra.div gridColumn="1 / -1">
              <PhotoField
                label={common.photo}
                name="avatar"
                hint={text.optional}
                photo={photo}
                camera="user"
                error={getFieldError('avatar')}
                alternative={text.withoutPhoto}
                removable
              />
            </chakra.div>
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
        <SubmitButton pending={isPending} error={register.error?.message}>
          {common.register}
        </SubmitButton>
      </chakra.form>
    </>
  );
}

/** The API expects course and batch as empty strings. */
export function parseRegisterForm(values: FormValues, photo: File | undefined): RegisterInput {
  return { ...parseUserFields(values), password: values('password'), courseId: '', batch: '', avatar: photo };
}

interface AccountFieldsProps {
  getFieldError: (name: string) => string | undefined;
  mismatch?: string;
}

function AccountFields({ getFieldError, mismatch }: AccountFieldsProps) {
  return (
    <FormSection title={common.yourAccount} text={text.signInWith}>
      <NameAndEmail name="fullName" getFieldError={getFieldError} />
      <PasswordField label={common.password} name="password" autoComplete="new-password" error={getFieldError('password')} />
      <PasswordField label={text.confirmPassword} name="confirmPassword" autoComplete="new-password" error={mismatch} />
    </FormSection>
  );
}
