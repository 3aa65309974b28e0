export const askUs = 'Please write to us or call us. We will help you set a new password.';
export const writeToUs = 'Write to us';
export const callUs = (hours: string) => `Call us, ${hours}`;
export const keepReady = 'Keep these ready';
export const registeredEmail = 'the email that you registered with;';
export const studentId = 'your Student Id, if you have one. It is on your student card.';
export const neverSend = 'We never ask for your old password, for a card number or for a code from your bank. Please do not send them.';
export const backToSignIn = 'Back to Sign In';
