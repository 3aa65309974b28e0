export const searchByNamePhoneOrId = 'name, phone, Student Id';
export const noStudents = 'There is no student register yet';
export const createFirstStudent = 'Create your first student';
export const moreAbout = (student: string) => `More about ${student}`;
export const viewDetails = 'View details';
export const viewDetailsOf = (student: string) => `View details of ${student}`;
export const downloadInvoiceOf = (student: string) => `Download invoice of ${student}`;
export const noCourseYet = 'No course yet';

export const studentDetails = 'Student details';
export const openStudentPage = 'Open student page';
export const sameNumber = 'Register No, Roll No and Student Id are the same number.';
export const mobile = 'Mobile';
export const registerNo = 'Register No';
export const call = 'Call';
export const callStudent = (student: string) => `Call ${student}`;
export const emailStudent = (student: string) => `Email ${student}`;

export const studentFailed = 'The student could not be loaded.';
export const details = 'Details';
export const noStudentId = 'No Student Id yet';
export const courses = (titles: readonly string[]) => `${titles.length === 1 ? 'Course' : 'Courses'}: ${titles.join(', ')}`;
export const batchBeforeLink = 'Batch:';
export const notFound = 'Student not found';
export const notFoundText = 'Your centre has no student at this address. It may be mistyped.';
export const forThisStudent = 'For this student';

export const results = 'Results';
export const noResult = 'There is no result yet.';
export const marksheets = 'Marksheets';
export const noMarksheet = 'There is no marksheet yet.';
export const exams = 'Exams';
export const noExam = 'There is no exam yet.';
export const gradeIs = (grade: string) => `Grade ${grade}`;
export const sentOn = (date: string) => `sent on ${date}`;
export const viewCertificate = 'View certificate';
export const viewCertificateIn = (course: string | undefined) => `View certificate in ${course}`;
export const viewMarksheet = 'View marksheet';
export const downloadHallTicketFor = (exam: string) => `Download hall ticket for ${exam}`;
