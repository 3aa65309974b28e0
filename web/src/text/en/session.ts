export const profileNotLoaded = 'Your profile could not be loaded';
export const stillSignedIn = 'You are still signed in.';

export const noAccess = 'You do not have access';
export const onlyForStudents = 'This page is for students.';
export const onlyForOperators = 'This page is for franchise partners.';
export const goToMyPage = 'Go to my page';

export const signInFirst = 'Please sign in first';
export const signInNeeded = 'You need to sign in to see this page.';
export const signInNow = 'Sign in now';
export const homepage = 'Homepage';
export const redirectIn = (seconds: number) => `Taking you to the login page in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
export const redirecting = 'Taking you to the login page…';

export const passwordMissing = 'Please enter your password.';
export const unreadableResponse = 'The server sent a response that could not be read.';

export const sessionEnded = 'Your session has ended';
export const passwordToGoOn = 'Please enter your password to go on. What you typed on the page stays. If you cancel, you leave the page.';
export const signedInAgain = 'You are signed in again. Please try once more.';
export const goBack = 'Go back';
export const goOn = 'Continue';
export const anotherAccount = (name: string | undefined) =>
  `This is another account${name ? `: ${name}` : ''}. If you continue, what was typed on this page is discarded.`;
