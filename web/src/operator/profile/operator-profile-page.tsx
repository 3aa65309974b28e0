import { Card } from '@chakra-ui/react/card';
import type { User } from '@institute/sdk';
import { ProfileDetails, type ProfileFormConfig, type ProfileInput } from '#session/profile-details.tsx';
import { useViewer } from '#session/use-session.ts';
import * as common from '#text/common.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/profile.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormSection } from '#ui/form/form-parts.tsx';
import type { FormValues } from '#ui/form/parse-form.ts';
import { PageBody, PageHeader } from '#ui/page/page.tsx';
import { getPinCode, stateOptions, type UserField } from '#ui/user-fields/parse-user-fields.ts';
import { getUserFieldProps, NameAndEmail, type UserFieldsProps } from '#ui/user-fields/user-fields.tsx';

export function OperatorProfilePage() {
  const viewer = useViewer();
  if (viewer.status !== 'success') return null;
  return (
    <PageBody>
      <PageHeader title={heads.profile} text={text.signedInAs(viewer.user.email)} />
      <Card.Root as="section" aria-labelledby="profile-details">
        <Card.Body>
          <ProfileDetails user={viewer.user} config={operatorProfileForm} />
        </Card.Body>
      </Card.Root>
    </PageBody>
  );
}

/** Adds fields that the request needs but the form does not have, unchanged from the profile. */
function parse(values: FormValues<UserField>, user: User): ProfileInput {
  const { gender, village } = user;
  const pincode = getPinCode(user);
  return {
    fullName: values('fullName'),
    email: values('email'),
    phone: values('phone'),
    city: values('city'),
    state: values('state'),
    ...(gender && { gender }),
    ...(village && { village }),
    ...(pincode && { pincode }),
  };
}

export const operatorProfileForm: ProfileFormConfig = { Fields: OperatorProfileFields, parse, submitLabel: text.updateProfile };

function OperatorProfileFields(props: UserFieldsProps) {
  const field = getUserFieldProps(props);
  return (
    <div>
      <FormSection title={common.yourAccount} text={text.signInWith} level={3}>
        <NameAndEmail name="fullName" {...props} />
      </FormSection>
      <FormSection title={common.yourCentre} text={text.contactYou} level={3}>
        <TextField<UserField> label={text.whatsappNumber} inputMode="numeric" autoComplete="tel" maxLength={30} {...field('phone')} />
        <TextField<UserField> label={common.city} autoComplete="address-level2" maxLength={200} {...field('city')} />
        <SelectField<UserField>
          label={common.state}
          autoComplete="address-level1"
          options={stateOptions}
          {...field('state', common.selectOne)}
        />
      </FormSection>
    </div>
  );
}
