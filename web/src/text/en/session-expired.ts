export const sessionEnded = 'Your session has ended';
export const passwordToGoOn = 'Please enter your password to go on. The page and what you typed there stay as they are.';
export const signedInAgain = 'You are signed in again. Please try once more.';
export const goBack = 'Go back';
export const goOn = 'Continue';
export const anotherAccount = (name: string | undefined) =>
  `This is another account${name ? `: ${name}` : ''}. If you continue, what was typed on this page is discarded.`;
