export const searchByNamePhoneOrId = 'name, phone, Student Id';
export const noStudents = 'There is no student register yet';
export const createFirstStudent = 'Create your first student';
export const moreAbout = (student: string) => `More about ${student}`;
export const viewDetails = 'View details';
export const viewDetailsOf = (student: string) => `View details of ${student}`;
export const downloadInvoiceOf = (student: string) => `Download invoice of ${student}`;
export const noCourseYet = 'No course yet';
