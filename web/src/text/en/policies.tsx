import type { ReactNode } from 'react';

export const effectiveFrom = (date: ReactNode) => <>Effective from {date}</>;
export const inShort = 'In short';
export const onThisPage = 'On this page';
export const instituteContacts = ({ email, phone, hours }: { email: ReactNode; phone: ReactNode; hours: string }) => (
  <>
    Institute: {email}, {phone}, {hours}
  </>
);
export const byPost = (address: string) => `By post: ${address}`;
