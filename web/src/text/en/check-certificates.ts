export const pasteMany =
  'Paste up to 50 Student Ids of one course. ‘Not found’ means that we have no result for this Student Id and course.';
export const studentIds = 'Student Ids';
export const howToSeparate = 'One on each line, or with commas or spaces between them, as copied from a spreadsheet.';
export const tooMany = (count: number, max: number) =>
  `These are ${count} Student Ids. Please leave ${max} here, and check the others after them.`;
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
