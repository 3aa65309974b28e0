export const checkAny = 'Check any certificate, yours or someone else’s. If it appears here, we issued it.';
export const lookUp = 'Look up a certificate';
export const studentIdExample = 'Your XYZ**2023';
export const studentIdMissing = 'Please enter the Student Id printed on the certificate.';
export const notStudentId = 'This is not a Student Id. Please enter it as it is printed on the certificate.';
export const courseMissing = 'Please select the course.';
export const whatItProves =
  'If a certificate opens, our records hold a declared result for this Student Id and course. The record is checked live.';
export const viewCertificate = 'View Certificate';
export const lookedFor = (typed: string, capitals: string) => `We looked for ${typed} and for ${capitals}.`;
export const checkMany = 'Check many certificates at once';

export const pasteMany =
  'Paste up to 50 Student Ids of one course. ‘Not found’ means that we have no result for this Student Id and course.';
export const studentIds = 'Student Ids';
export const howToSeparate = 'One on each line, or with commas or spaces between them, as copied from a spreadsheet.';
export const tooMany = (count: number, max: number) =>
  `These are ${count} Student Ids. Please keep ${max} here and check the others later.`;
export const notStudentIds = (ids: string) => `No Student Id looks like this: ${ids}`;
export const check = 'Check Certificates';
export const progress = (done: number, total: number) => `${done} of ${total} checked`;
export const offline = 'You are offline. The check goes on when you are online again.';
export const finished = (found: number, notFound: number, failed: number) =>
  `${found} found, ${notFound} not found${failed > 0 ? `, ${failed} could not be checked` : ''}.`;
export const waiting = 'Waiting';
export const found = 'Found';
export const notFound = 'Not found';
export const failed = 'Could not be checked';

/** The specification misspells the heading. */
export const downloadTerms = 'Terms Of Download Certifcate';
export const terms = [
  'Enter the Student Id exactly as it is printed, with its letters, digits and slashes.',
  'A certificate can be looked up after the student has passed the exam and the result is declared.',
  'A printed copy is for your own records. Employers should check the certificate on this page.',
  'Names and dates are shown as in our records. If something is wrong, write to us before you print.',
  'Altering a certificate, or using another person’s certificate as your own, is an offence, and the certificate is withdrawn.',
];
