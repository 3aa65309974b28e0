import type { ReactNode } from 'react';

export const myPath = 'My path to the certificate';
export const myPathTo = (course: string) => `My path to the certificate of ${course}`;
export const done = 'Done';
export const ahead = 'Still ahead';
export const courseBought = 'You have this course. Your centre gives you a place in a batch.';
export const exam = 'Exam';
export const examAhead = 'Your centre tells you the day, the time and the place, and prints your hall ticket.';
export const examPassed = 'Your result is declared.';
export const askForMarksheet = 'Your centre prints it for you: ask there.';
export const looking = 'Looking for your certificate…';
export const certificateReady = 'It is ready: press View certificate.';
export const certificateAhead = 'Not there yet. It comes after your result is declared.';
export const notChecked = 'We could not look for your certificate.';
export const lookAgain = 'Look for the certificate again';
export const noStudentId = 'You have no Student Id yet, and the certificate needs one. Ask your centre.';
export const somethingMissing = (link: (label: string) => ReactNode) => (
  <>Is something missing? Ask your centre first. If nobody there can help, {link('write to us')}.</>
);
