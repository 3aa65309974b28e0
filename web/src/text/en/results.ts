export const studentResults = 'Student Results';
export const resultsDescription = 'The results that your centre has submitted.';
export const createResult = 'Create Result';
export const createResultDescription = 'Ask the institute to declare a result.';
export const resultsForBatch = 'Results for a batch';
export const resultsForBatchDescription = 'Ask the institute to declare the results of a whole batch.';

export const searchByStudentName = 'by student name';
export const noResults = 'There is no result added yet';
export const createFirstResult = 'Create your first result';
export const studentName = 'Student Name';
export const courseName = 'Course Name';
export const gradeOrMarks = 'Grade/Marks';
export const resultOut = 'Result Out';
export const requestSent = 'Request Sent';
export const view = 'View';
export const viewCertificateOf = (student: string | undefined) => `View certificate of ${student ?? 'a deleted student'}`;
export const deletedStudent = 'A deleted student';
export const certificateNoun = { singular: 'certificate', plural: 'certificates' };

export const resultDetails = 'Result details';
export const studentRollNo = 'Student Roll No';
export const retryStudents = 'Retry loading the students';
export const otherCourses = 'Other courses';
export const grade = 'Grade';
export const gradeExample = 'For example A++';
export const dates = 'Dates';
export const duration = 'Duration';
export const inMonths = 'In months';
export const durationNotNumber = 'Please enter the number of months.';
export const durationTooShort = 'Please enter a duration above 0.';

export const resultNoun = { singular: 'result', plural: 'results' };
export const howToGradeBatch = 'Enter the dates once, then a grade for each student.';
export const grades = 'Grades';
export const rowsWithoutGrade = 'Rows without a grade are not sent.';
export const noGradeLeft = 'There is no grade left to enter.';
export const gradeRequired = 'Please enter at least one grade.';
export const studentsOrResultsFailed = 'The students and their results could not be loaded.';
export const sameForAll = 'Same for all students';
export const fillBlankRows = 'Fill blank rows';
export const alreadyRequested = 'Already requested';
export const noRollNo = 'No roll number';
/** As in '38 of 40 graded'. */
export const graded = 'graded';
export const leaveUnsent = 'Some grades are not sent yet. Leave this page?';
export const rejectedElsewhere = 'Select the course and batch of the rejected rows and fill in their grades, then send them again.';
export const seeResults = 'See the results';
export const gradeAnotherBatch = 'Grade another batch';
