export const backToMarksheets = 'Back to marksheets';

export const searchByCertificateRollNoOrName = 'certificate, roll no, name';
export const noMarksheets = 'There is no marksheet created yet for any student';
export const createFirstMarksheet = 'Create your first marksheet';
export const certificateNo = 'Certificate No';
export const session = 'Session';
export const verified = 'Verified';
export const unverified = 'Un-verified';
export const view = 'View';
export const viewMarksheet = (certificateNo: string | undefined) => `View Marksheet ${certificateNo || 'without a number'}`;
export const deletedStudent = 'A deleted student';
export const marksheetNoun = { singular: 'marksheet', plural: 'marksheets' };

export const issuedTo = 'Issued to';
export const availableStudents = 'Available students';
export const changeStudent = 'Change student';
export const selectStudent = 'Select a student';
export const findStudent = 'Find by name or roll no';
export const typeAndPressEnter = 'Type and press Enter.';
export const noResultsFor = (query: string) => `No results for ‘${query}’.`;
export const enterSelects = (student: string, others: number) =>
  others > 0 ? `Enter selects ${student}. ${others} more in the list below.` : `Enter selects ${student}.`;
export const selectStudentFirst = 'Select the student first';
export const retryCourses = 'Retry loading the courses';
export const noCourses = 'This student has no courses yet';
export const dates = 'Dates';
export const datesOfCourse = 'From the first to the last day of the course.';

export const marks = 'Marks';
export const marksOfSubject = 'Each subject carries 100 marks, in most courses including practical marks.';
export const subject = 'Subject';
export const selectSubject = 'Select a subject';
export const selectCourseFirst = 'Select the course first';
export const noSubjects = 'No subjects';
export const noSubjectsListed = 'The institute has not listed subjects for this course.';
export const allSubjectsAdded = 'All subjects are added';
export const marksObtained = 'Marks Obtained';
export const practicalMarks = 'Practical Marks';
export const totalMarks = 'Total Marks';
export const inSubject = (subject: string) => `In ${subject}`;
export const marksTogether = (maximum: number) => `Marks obtained and practical marks are usually out of ${maximum} together.`;
export const addSubject = 'Add subject';
export const clear = 'Clear';
export const subjectsOfMarksheet = 'Subjects of the marksheet';
export const remove = 'Remove';
export const removeSubject = (subject: string) => `Remove ${subject}`;
export const removeSubjects = 'This will remove the subjects you have added. Continue?';

interface Marks {
  obtained: number;
  practical: number;
  sum: number;
  maximum: number;
}

export const sumOfMarks = ({ obtained, practical, sum, maximum }: Marks) => `${obtained} + ${practical} = ${sum} of ${maximum}`;
export const subjectMarks = ({ obtained, practical, sum, maximum }: Marks) =>
  `Obtained ${obtained}, practical ${practical}, total ${maximum} · ${sum} of ${maximum}`;
export const marksAndPercent = (obtained: number, maximum: number, percent: number) => `${obtained} of ${maximum} (${percent}%)`;
export const total = (marks: string) => `Total ${marks}`;

export const noSubjectAdded = 'Please add at least one subject.';
export const subjectNotAdded = 'This subject is not added yet. Please add or clear it.';
export const marksNotNumber = 'Please enter the marks obtained as a number.';
export const practicalMarksNotNumber = 'Please enter the practical marks as a number.';
export const marksOutOfRange = (maximum: number) => `Marks must be between 0 and ${maximum}.`;
export const sumTooHigh = (obtained: number, practical: number, maximum: number) =>
  `${obtained} + ${practical} is more than ${maximum}. Please check.`;

export const howToFillBatch = 'Enter the dates once, then the marks of each student.';
export const subjectsInMarksheet = 'Subjects in this marksheet';
/** The name of an input, as in 'Accounts: Marks Obtained'. */
export const marksIn = (subject: string, marks: string) => `${subject}: ${marks}`;
export const blankRows = 'Each subject carries 100 marks, in most courses including practical marks. Rows without marks are not sent.';
export const nothingLeft = 'There are no marks left to enter.';
export const marksRequired = 'Please enter the marks of at least one student.';
export const correctMarks = (students: number) => `Please correct the marks of ${students === 1 ? '1 student' : `${students} students`}.`;
export const batchFailed = 'The students and their marksheets could not be loaded.';
export const hasMarksheet = 'Has a marksheet';
/** As in '38 of 40 with marks'. */
export const filledRows = 'with marks';
export const leaveUnsent = 'Some marks are not sent yet. Leave this page?';
export const rejectedElsewhere = 'Select the course, batch and dates of the rejected rows and fill in their marks, then send them again.';
export const seeList = 'See the marksheets';
export const anotherBatch = 'Marks for another batch';
