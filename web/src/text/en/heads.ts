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
export const contactUs = 'Contact Us';
export const contactUsDescription = 'Ask us about a course, a batch or a certificate: by form, by phone or by email.';
export const franchise = 'Franchise';
export const franchiseDescription = 'Open a centre with us: what we bring, what you bring, and how to apply.';
export const courses = 'Courses';
export const coursesDescription = 'All our courses by category: what they teach and what they cost.';
export const viewResult = 'View Result';
export const viewResultDescription = 'Check a certificate with the Student Id and the course printed on it.';
export const certificate = 'Certificate';
export const certificateDescription = 'A certificate issued by the institute.';
export const backToResults = 'Back to results';
export const verification = 'Verification';
export const verificationDescription = 'The status of a payment.';
export const documentUpdate = 'Document Update';
export const documentUpdateDescription = 'Name, signature and stamp of your centre.';
