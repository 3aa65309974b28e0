export const searchByTitle = 'by title';
export const nextSevenDays = 'The next seven days';
export const allBatches = 'All batches';
export const when = 'When';
export const anyDate = 'Any date';
export const noExams = 'There is no exam created yet';
export const createFirstExam = 'Create your first exam';
export const addUpcomingToCalendar = 'Add upcoming exams to calendar';
export const addToCalendar = 'Add to calendar';
export const takenToLast = (hours: number) => `We assume that the exam lasts ${hours} hours.`;
export const viewStudentList = 'View student list';
export const viewStudentListOf = (exam: string) => `View student list of ${exam}`;

export const examDetails = 'Exam details';
export const title = 'Title';
export const location = 'Location';
export const date = 'Date';
export const time = 'Time';
export const whoTakesExam = 'Who takes the exam';
export const eachGetsHallTicket = 'Each student gets a hall ticket.';
export const availableStudents = 'Available students';
export const selectedStudents = 'Selected students';
export const selectCourseAndBatch = 'Select the course and batch first.';
export const studentsFailed = 'The students could not be loaded.';
export const noStudentsFound = 'No students found in this course and batch.';
export const studentsRemoved = (count: number) =>
  count === 1
    ? '1 selected student is not in this course and batch and was removed.'
    : `${count} selected students are not in this course and batch and were removed.`;

export const searchByNameOrEmail = 'by name or email';
export const noStudents = 'There is no student enroll in this exam';
export const createAnotherExam = 'Create another exam';
export const downloadHallTicket = 'Download hall ticket';
export const downloadHallTicketOf = (student: string) => `Download hall ticket of ${student}`;
export const hallTicketNoun = { singular: 'hall ticket', plural: 'hall tickets' };
/** Who signs the attendance list. */
export const invigilator = 'invigilator';

export const overlaps = (exam: string) => `This exam overlaps with another one: ${exam}.`;
export const overlapsInRoom = (exam: string) => `This exam overlaps with another one in the same room: ${exam}.`;
export const inBoth = (names: readonly string[], more: number) =>
  `Students in both: ${names.join(', ')}${more > 0 ? ` + ${more} more` : ''}.`;
export const assumption = (hours: number) => `We assume that each exam lasts ${hours} hours. You can still create this one.`;
export const notChecked = 'The other exams could not be loaded. Please check that the students and the room are free.';
