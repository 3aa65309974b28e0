import type { ReactNode } from 'react';

export const effectiveFrom = (date: ReactNode) => <>{date} से लागू</>;
export const inShort = 'संक्षेप में';
export const onThisPage = 'इस पेज पर';
export const instituteContacts = ({ email, phone, hours }: { email: ReactNode; phone: ReactNode; hours: string }) => (
  <>
    संस्थान: {email}, {phone}, {hours}
  </>
);
export const byPost = (address: string) => `डाक से: ${address}`;
