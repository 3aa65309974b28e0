import type { User } from '@institute/sdk';
import { pinCodeOf } from '../../../ui/user-fields/pin-code.ts';
import type { DetailsKind, SentDetails } from './details-kind.ts';
import { OperatorFields } from './operator-fields.tsx';

/** The five fields of the screen, and what else the call lists as it is known. */
function read(text: (field: string) => string, user: User): SentDetails {
  const { gender, village } = user;
  const pincode = pinCodeOf(user);
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

export const operatorDetails: DetailsKind = { Fields: OperatorFields, read, submit: 'Update Profile' };
