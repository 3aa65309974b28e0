export const batchAndDates = 'Batch and dates';
export const courseOfLink = 'The course of this link';

export const allCourses = 'All courses';
export const coursesLoading = 'Loading courses…';
export const coursesNotLoaded = 'The courses could not be loaded';
export const allBatches = 'All batches';
export const batchesLoading = 'Loading batches…';
export const batchesNotLoaded = 'The batches could not be loaded';
export const studentsOfBatchNotLoaded = 'The students of the batch could not be loaded.';

export const selectCourseAndBatch = 'Select the course and batch first.';
export const noStudentsFound = 'No students found in this course and batch.';
export const hiddenStudents = (shown: number, others: number) => `These are the first ${shown}. ${others} more follow when these are sent.`;
export const unknownRollNo = 'No student of your centre has this number';
