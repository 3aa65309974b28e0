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
