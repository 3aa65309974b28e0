import type { UpdateProfileInput, User } from '@institute/sdk';
import type { ComponentType } from 'react';
import type { PersonFieldsProps } from '../../../ui/user-fields/user-field.ts';

/** Picture and password have calls of their own. */
export type SentDetails = Omit<UpdateProfileInput, 'avatar' | 'password'>;

/** Whose details they are decides which fields there are and what is sent. */
export interface DetailsKind {
  Fields: ComponentType<PersonFieldsProps>;
  read: (text: (field: string) => string, user: User) => SentDetails;
  /** The words on the button. */
  submit: string;
}
