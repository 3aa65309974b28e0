export const profileNotLoaded = 'Your profile could not be loaded';
export const stillSignedIn = 'You are still signed in.';

export const noAccess = 'You do not have access';
export const onlyForStudents = 'This page is for students.';
export const onlyForOperators = 'This page is for franchise partners.';
export const goToMyPage = 'Go to my page';

export const signInFirst = 'Please sign in first';
export const signInNeeded = 'You need to sign in to see this page. Taking you to the login page…';
export const loginNow = 'Login now';
export const homepage = 'Homepage';
export const redirectIn = (seconds: number) => `Taking you to the login page in ${seconds} seconds.`;
export const redirecting = 'Taking you to the login page…';

export const passwordMissing = 'Please enter your password.';
export const unreadableResponse = 'The server sent a response that could not be read.';
