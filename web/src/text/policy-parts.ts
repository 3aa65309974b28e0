import type { ReactNode } from 'react';

/** What a policy says that is no text: the institute's name and contacts, and links. */
export interface PolicyParts {
  institute: string;
  address: string;
  email: ReactNode;
  phone: ReactNode;
  officerEmail: ReactNode;
  /** The list of all contacts. */
  contacts: ReactNode;
  link: (to: PolicyLink, label: string) => ReactNode;
}

export type PolicyLink =
  | '/forget-password'
  | '/franchise'
  | '/payment-policy'
  | '/privacy-policy'
  | '/refund-policy'
  | '/terms-condition'
  | '/user/profile'
  | '/view-result'
  | '/what-this-browser-keeps';
