import type { ReactNode } from 'react';

export const signedInAs = (email: string) => `Signed in as ${email}`;

export const personalDetails = 'Personal Details';
export const edit = 'Edit';
export const signInWith = 'You sign in with this email.';
export const contactYou = 'How the institute and your students can contact you.';
export const whatsappNumber = 'Whatsapp No.';
export const phoneDigits = 'A phone number has 10 digits. Please check it.';
export const genderNotGiven = 'Not given';
export const save = 'Save';
export const updateProfile = 'Update Profile';
export const leaveUnsaved = 'You have unsaved changes. Leave this page?';
export const discardUnsaved = 'You have unsaved changes. Discard them?';
export const correctPhone = 'Correct your phone number here and save it. Then go back to the course and press Buy Now again.';
export const backToCourse = 'Back to the course';

export const studentCard = 'Student Card';
export const joinDate = 'Join Date';
export const uploadPhoto = 'Upload photo';
export const removePhoto = 'Remove photo';
export const photoHint = 'JPG or PNG, up to 25 MB.';
export const photoMissing = 'Please Select a file...';
export const upload = 'Upload';
export const uploading = 'Uploading your photo…';
export const stopUpload = 'Stop the upload';
export const uploadStopped = 'The upload was stopped.';
export const leaveUpload = 'Your photo is still being uploaded. Stop the upload and leave?';
export const photoUpdated = 'Your photo has been updated.';

export const coursesAndPassword = 'Courses and password';
export const myCourses = 'My Courses';
export const noCourses = 'You have no courses yet.';
export const titlesNotLoaded = 'The titles of your courses could not be loaded.';
export const noResultYet = 'No result yet. You get the certificate after your result is declared.';
export const viewCertificate = 'View Certificate';
export const viewCertificateOf = (course: string) => `View Certificate in ${course}`;
export const downloadInvoiceOf = (course: string) => `Download invoice of ${course}`;

export const changePassword = 'Change Password';
export const currentPassword = 'Current Password';
export const newPassword = 'New Password';
export const confirmPassword = 'Confirm Password';
export const passwordUnchanged = 'Password and new password cannot be same!';
export const passwordMismatch = 'New password and confirm password must be same!';
export const passwordChanged = 'Your password has been changed.';
export const signInWithNewPassword = 'Next time, sign in with your new password.';

export const myPath = 'My path to the certificate';
export const myPathTo = (course: string) => `My path to the certificate in ${course}`;
export const done = 'Done';
export const ahead = 'Still ahead';
export const courseBought = 'You have this course.';
export const placeInBatch = 'Your centre gives you a place in a batch.';
export const weCallYou = (phone: ReactNode) => <>We will call you to help you choose a centre. You can also call us: {phone}</>;
export const exam = 'Exam';
export const examAhead = 'Your centre tells you the day, the time and the place, and prints your hall ticket.';
export const examPassed = 'Your result is declared.';
export const askForMarksheet = 'Your centre prints the marksheet. Please ask there.';
export const looking = 'Looking for your certificate…';
export const certificateReady = 'It is ready: press View Certificate.';
export const certificateAhead = 'You get it after your result is declared.';
export const notChecked = 'We could not look for your certificate.';
export const lookAgain = 'Look for the certificate again';
export const noStudentId = 'You have no Student Id yet, and the certificate needs one.';
export const somethingMissing = (link: (label: string) => ReactNode) => (
  <>Is something missing? Ask your centre first. If nobody there can help, {link('write to us')}.</>
);
export const somethingMissingOnline = (link: (label: string) => ReactNode) => <>Is something missing? Call us or {link('write to us')}.</>;
