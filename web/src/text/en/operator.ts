export const studentManagement = 'Student Management';
export const examManagement = 'Exam Management';
export const resultDeclare = 'Result Declare';
export const marksheet = 'Marksheet';
export const batchManagement = 'Batch Management';
export const uploadDocuments = 'Upload documents';
export const manageWallet = 'Manage Wallet';
export const goToDashboard = 'Go to the dashboard';

export const searchOrStartTask = 'Search or start a task';
export const studentBatchOrTask = 'Student, batch or task';
export const studentsBatchesAndTasks = 'Students, batches and tasks';
export const searchHint = 'A student by name, phone or Student Id, a batch by title, or what you want to do';
export const studentsNotLoaded = 'The students could not be loaded.';
export const batchAt = (time: string) => (time ? `Batch, ${time}` : 'Batch');
export const batchSearchText = (title: string) => `${title} batch`;

export const lightMode = 'Light mode';
export const darkMode = 'Dark mode';
