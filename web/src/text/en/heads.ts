/**
 * Titles and descriptions of pages. They are apart from the texts of the pages, because every visit loads them: only constants, which leave
 * nothing behind.
 */
export const login = 'Login';
export const loginDescription = 'Sign in to see your courses, your profile and your invoices.';
export const register = 'Register';
export const registerDescription = 'Create your account to buy courses and keep them in one place.';
export const forgotPassword = 'Forgot Password';
export const forgotPasswordDescription = 'What to do if you have forgotten your password.';
export const profile = 'My Profile';
export const studentProfileDescription = 'Your student card, your courses and your details.';
export const operatorProfileDescription = 'Your details in the records of the institute.';
export const pageNotFound = 'Page Not Found';
export const pageNotFoundDescription = 'There is no page at this address.';
