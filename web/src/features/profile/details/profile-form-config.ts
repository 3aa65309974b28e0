import type { UpdateProfileInput, User } from '@institute/sdk';
import type { ComponentType } from 'react';
import type { FormValues } from '../../../ui/form/parse-form.ts';
import type { UserFieldsProps } from '../../../ui/user-fields/get-user-field-props.ts';

/** Without photo and password, which have operations of their own. */
export type ProfileInput = Omit<UpdateProfileInput, 'avatar' | 'password'>;

/** The parts of the profile form that differ between students and operators. */
export interface ProfileFormConfig {
  Fields: ComponentType<UserFieldsProps>;
  parse: (values: FormValues, user: User) => ProfileInput;
  submitLabel: string;
}
