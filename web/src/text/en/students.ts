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
export const letters = 'Letters';

export const results = 'Results';
export const noResult = 'There is no result yet.';
export const marksheets = 'Marksheets';
export const noMarksheet = 'There is no marksheet yet.';
export const noExam = 'There is no exam yet.';
export const gradeIs = (grade: string) => `Grade ${grade}`;
export const sentOn = (date: string) => `sent on ${date}`;
export const viewCertificate = 'View Certificate';
export const viewCertificateIn = (course: string | undefined) => `View Certificate in ${course}`;
export const viewMarksheet = 'View Marksheet';
export const downloadHallTicketFor = (exam: string) => `Download hall ticket for ${exam}`;

export const allRequiredExceptState = 'All fields are required except State.';
export const account = 'Account';
export const studentSignsInWith = 'The student signs in with this email and password.';
export const passwordHint = '8 characters or more';
export const confirmPassword = 'Confirm Password';
export const generatePassword = 'Generate password';
export const courseAndBatch = 'Course and batch';
export const studentPhoto = 'Student photo';
export const forStudentCard = 'For the student card.';
export const photoHint = 'JPG or PNG, up to 25 MB.';

export const fillAll = 'Please fill all fields carefully';
export const passwordTooShort = 'Password must have 8 characters';
export const passwordMismatch = 'Password and confirm password must be same!';
export const registered = 'User registered successfully';
export const notConfirmed = 'We could not confirm that the student is registered. Please check the student list.';
export const studentRegistered = (student: string) => `${student} is registered.`;
export const studentIdIs = (studentId: string) => `Student Id ${studentId}`;

export const isSamePerson = 'Is this the same person?';
export const sameAs = (same: 'email' | 'phone' | 'dob', who: string, row?: string) => {
  if (same === 'email') return `This email is already used by ${who}.`;
  const what = { phone: 'phone', dob: 'name and date of birth' }[same];
  return row ? `In ${row}: same ${what} as ${who}` : `Same ${what} as ${who}`;
};
export const andOtherRows = (count: number) => (count === 1 ? 'and 1 other row' : `and ${count} other rows`);
