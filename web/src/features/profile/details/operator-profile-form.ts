import type { User } from '@institute/sdk';
import { getPinCode } from '../../../ui/user-fields/pin-code.ts';
import { OperatorProfileFields } from './operator-profile-fields.tsx';
import type { ProfileFormConfig, ProfileInput } from './profile-form-config.ts';

/** Adds the fields that the form does not have and the request needs, unchanged from the profile. */
function parse(text: (field: string) => string, user: User): ProfileInput {
  const { gender, village } = user;
  const pincode = getPinCode(user);
  return {
    fullName: text('fullName'),
    email: text('email'),
    phone: text('phone'),
    city: text('city'),
    state: text('state'),
    ...(gender && { gender }),
    ...(village && { village }),
    ...(pincode && { pincode }),
  };
}

export const operatorProfileForm: ProfileFormConfig = { Fields: OperatorProfileFields, parse, submitLabel: 'Update Profile' };
