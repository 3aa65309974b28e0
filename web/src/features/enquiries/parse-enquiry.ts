import type { RequestFranchiseInput, SendQueryInput } from '@institute/sdk';
import type { FormValues } from '../../ui/form/parse-form.ts';

/** Nothing is validated here: the server decides. */
export const parseContactForm = (values: FormValues): SendQueryInput => ({
  name: values('name'),
  email: values('email'),
  phone: values('phone'),
  message: values('message'),
});

/** Nothing is validated here: the server decides. */
export const parseFranchiseForm = (values: FormValues): RequestFranchiseInput => ({
  fullName: values('fullName'),
  email: values('email'),
  phone: values('phone'),
  address: values('address'),
  CenterLocation: values('CenterLocation'),
  workExperience: values('workExperience'),
  aboutInstitute: values('aboutInstitute'),
});
