import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useState } from 'react';
import { refusedFields } from '../../lib/field-errors.ts';
import { formTexts } from '../../lib/form-values.ts';
import { useApi } from '../../lib/use-api.ts';
import { useCall } from '../../lib/use-api-mutation.ts';
import { useFocusRefused } from '../../ui/form/focus-invalid.ts';
import { FormNote } from '../../ui/form/form-note.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useSingleFlight } from '../../ui/form/use-submit.ts';
import { PhotoField } from '../../ui/photo/photo-field.tsx';
import { usePhoto } from '../../ui/photo/use-photo.ts';
import { PolicyLink } from '../../ui/policy-link.tsx';
import { notices } from '../../ui/toast/toast-store.ts';
import { AddressFields } from '../../ui/user-fields/address-fields.tsx';
import { StudentFields } from '../../ui/user-fields/student-fields.tsx';
import { AccountFields } from './account-fields.tsx';
import { toRegistration } from './parse-register-form.ts';

const different = 'Password and confirm password must be same!';

/** The only checks are the one of the two passwords and that of the photo; what was typed and chosen stays until it has worked. */
export function RegisterForm({ onDone }: { onDone: () => void }) {
  const { mutations } = useApi();
  const photo = usePhoto();
  const [mismatch, setMismatch] = useState(false);
  const register = useCall(mutations.register());
  const form = useFocusRefused(register.refusal);
  const refuse = (form: HTMLFormElement, field: string, reason: string) => {
    register.clear();
    notices.error(reason);
    form.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
  };
  const { pending, run } = useSingleFlight(async (form: HTMLFormElement) => {
    const { file, problem } = await photo.take();
    // Not before: while a photo is prepared, somebody may go on typing.
    const text = formTexts(form);
    const same = text('password') === text('confirmPassword');
    setMismatch(!same);
    // Said once, to whoever waits for the photo.
    if (problem) return refuse(form, 'avatar', problem);
    if (!same) return refuse(form, 'confirmPassword', different);
    const { message } = await register.send(toRegistration(text, file));
    // What was told of earlier tries is done with.
    notices.clear();
    notices.success(message);
    // Whoever has gone elsewhere meanwhile stays there.
    if (form.isConnected) onDone();
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(event.currentTarget);
  };
  const refused = refusedFields(register.refusal);

  return (
    <chakra.form ref={form} method="post" noValidate onSubmit={submit} display="grid" gap="5">
      <div>
        <AccountFields refused={refused} mismatch={mismatch ? different : undefined} />
        <StudentFields refused={refused} />
        <AddressFields refused={refused} />
        <FormSection title="A picture of you" text="For your student card.">
          <chakra.div gridColumn="1 / -1">
            <PhotoField label="Photo" name="avatar" hint="Optional" photo={photo} error={refused('avatar')} removable />
          </chakra.div>
        </FormSection>
      </div>
      <FormNote>
        By registering you accept the <PolicyLink to="/terms-condition">Terms and Conditions</PolicyLink>. The{' '}
        <PolicyLink to="/privacy-policy">Privacy Policy</PolicyLink> says what we do with your data; if you are under 18, register together
        with a parent.
      </FormNote>
      <SubmitButton pending={pending} refusal={register.refusal?.message}>
        Register
      </SubmitButton>
    </chakra.form>
  );
}
