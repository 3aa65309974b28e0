export const studentManagement = 'Student Management';
export const examManagement = 'Exam Management';
export const resultDeclare = 'Result Declare';
export const marksheet = 'Marksheet';
export const batchManagement = 'Batch Management';
export const uploadDocuments = 'Upload documents';
export const manageWallet = 'Manage Wallet';
export const goToDashboard = 'Go to the dashboard';

export const searchOrStartTask = 'Search or start a task';
export const recordOrTask = 'Student, batch, exam, course or task';
export const recordsAndTasks = 'Students, batches, exams, courses and tasks';
export const searchHint = 'A student by name, phone or Student Id, a batch, an exam, a course, or what you want to do';
export const studentsNotLoaded = 'The students could not be loaded.';
export const batchSearchText = (title: string) => `${title} batch`;

export const tasks = 'Tasks';
export const batches = 'Batches';
export const studentsOfCourse = 'Students of a course';
export const examSearchText = (title: string) => `${title} exam`;
/** Words that find a page in the search, beside its title. */
export const wordsOfStudents = 'whatsapp letters invoice';
export const wordsOfExams = 'hall ticket attendance ID cards calendar';
export const wordsOfResults = 'certificate whatsapp';
export const wordsOfBatches = 'attendance register ID cards whatsapp';
export const wordsOfDocuments = 'signature stamp institute name';
export const wordsOfWallet = 'payment transaction balance';

export const lightMode = 'Light mode';
export const darkMode = 'Dark mode';

export const namaste = (name: string) => `Namaste, ${name}.`;
export const counts = 'Counts';
export const courses = 'Courses';
export const users = 'Users';

export const needsAttention = 'Needs your attention';
export const nothingWaits = 'Nothing is waiting for you. Have a good day!';
// These stand after their number.
export const resultsAwaited = (count: number) => (count === 1 ? 'result awaited' : 'results awaited');
export const marksheetsUnverified = (count: number) => (count === 1 ? 'marksheet not verified yet' : 'marksheets not verified yet');
export const paymentsPending = (count: number) => (count === 1 ? 'payment pending' : 'payments pending');
export const examsSoon = (count: number) => (count === 1 ? 'exam in the next 7 days' : 'exams in the next 7 days');
export const fullBatches = (count: number) => (count === 1 ? 'full batch' : 'full batches');

export const threeSteps = 'Three steps to begin';
export const createBatch = 'Create a batch';
export const createStudent = 'Create a student';
export const rechargeWallet = 'Recharge your wallet';
/** Heard after a step, as in 'Create a batch, done'. */
export const done = ', done';
