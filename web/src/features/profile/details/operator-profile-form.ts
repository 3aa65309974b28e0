import type { User } from '@institute/sdk';
import type { FormValues } from '../../../ui/form/parse-form.ts';
import { getPinCode } from '../../../ui/user-fields/pin-code.ts';
import { OperatorProfileFields } from './operator-profile-fields.tsx';
import type { ProfileFormConfig, ProfileInput } from './profile-form-config.ts';

/** Adds fields that the request needs but the form does not have, unchanged from the profile. */
function parse(values: FormValues, user: User): ProfileInput {
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

export const operatorProfileForm: ProfileFormConfig = { Fields: OperatorProfileFields, parse, submitLabel: 'Update Profile' };
