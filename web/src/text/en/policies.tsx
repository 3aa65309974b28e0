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

export const entries = {
  session: ['Your login', 'Name, email, role and access key. Until you log out. Removing it logs you out.'],
  cart: ['Your cart', 'The courses that you want to buy. They stay until you remove them: then the cart is empty.'],
  payments: [
    'Payments',
    'The last 20 that this browser reported to us, so that none is sent twice. If you remove them, a payment that is not reported yet could be lost.',
  ],
  typed: ['What you have typed', 'It is not sent yet, and is lost when you close this tab, log out or remove it.'],
  rows: [
    'Lists of a centre',
    'Results, marksheets or students that you are sending. Until you close this tab or log out. If you remove them, the rest is not sent.',
  ],
  documents: ['Documents', 'The last five certificates and marksheets that you opened. Until you close this tab or log out.'],
  centre: [
    'Document Update',
    'When a centre last sent its name, signature and stamp, without the pictures, and the name on its letters. Until you log out.',
  ],
  told: [
    'WhatsApp messages',
    'Messages written by a centre, and which students got them. Until you log out. If you remove them, sending starts again with the first student.',
  ],
  courses: ['Courses', 'The courses that you opened last, until you log out, and our contact page, so that you can read them offline.'],
  choices: ['Your choices', 'Language, light or dark colours, and how many rows a list shows. They stay until you remove them.'],
  technical: ['Technical notes', 'How far you have scrolled, and whether a page had to load twice. Until you close this tab.'],
  mocks: ['Data of this demo', 'What you do here stays in this browser. If removed, the demo starts afresh once all its tabs are closed.'],
} as const;
export const perTab = 'You see how much is stored, not the content. What belongs to one tab is removed when you close that tab.';
export const stored = (kilobytes: number) => `${kilobytes} KB stored`;
export const nothing = 'Nothing stored';
export const remove = 'Remove';
export const removeOne = (title: string) => `Remove: ${title}`;
export const question = (title: string, about: string) => `Remove ‘${title}’? ${about}`;
export const removed = 'Removed from this browser.';
export const everything = 'Remove everything';
export const everythingQuestion =
  'You are logged out, and lose the cart, what you have typed, and payments that are not reported yet. Remove everything?';
