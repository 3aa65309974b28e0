/**
 * The titles and descriptions of pages. Only constants: the first visit loads those of all routes, and with them what else is in their module.
 */
export const transactionList = 'Transaction List';
export const transactionsDescription = 'The payments that you have reported.';
export const rechargeWallet = 'Recharge Wallet';
export const rechargeDescription = 'Report a payment for your wallet.';

export const examList = 'Exam List';
export const examsDescription = 'The exams of your centre.';
export const createExam = 'Create Exam';
export const createExamDescription = 'Create an exam and its hall tickets.';
export const examStudents = 'Exam Students';
export const examStudentsDescription = 'The students of an exam.';

export const studentResults = 'Student Results';
export const resultsDescription = 'The results that your centre has submitted.';
export const createResult = 'Create Result';
export const createResultDescription = 'Ask the institute to declare a result.';
export const resultsForBatch = 'Results for a batch';
export const resultsForBatchDescription = 'Ask the institute to declare the results of a whole batch.';

export const marksheetList = 'Marksheet List';
export const marksheetsDescription = 'The marksheets of your centre.';
export const createMarksheet = 'Create Marksheet';
export const createMarksheetDescription = 'Enter the marks of a student.';
export const marksheetsForBatch = 'Marksheets for a batch';
export const marksheetsForBatchDescription = 'Enter the marks of a whole batch.';
export const marksheet = 'Marksheet';
export const marksheetDescription = 'A marksheet issued by the institute.';
