export const whatToLearn = 'What To Learn';
export const price = 'Price';
export const duration = 'Duration';
export const examFee = 'Exam fee';
export const subjects = 'Subjects';
