import type { ReactNode } from 'react';

export const toBuy = (course: string) => `Sign in to buy ${course}.`;
export const toSeeProfile = 'Sign in to see your profile.';
export const toSeeCentre = 'Sign in to see your centre.';
export const toConfirmPayment = 'Sign in to confirm your payment.';
export const toSeeCourses = 'Sign in to see your courses and your profile.';
export const emailMissing = 'Please enter your email.';
export const passwordMissing = 'Please enter your password.';
export const fillBoth = 'Please fill email & password!';
export const submit = 'Login';
export const newHere = 'New here?';
export const forgotPassword = 'Forgot Password?';

export const haveAccount = 'Already have an account?';
export const signInWith = 'You sign in with this email and password.';
export const confirmPassword = 'Confirm Password';
export const passwordMismatch = 'Password and confirm password must be same!';
export const dateNotSent = 'Your date of birth was not sent. You can add it in your profile.';
export const yourPhoto = 'Your photo';
export const forStudentCard = 'For your student card.';
export const optional = 'Optional';
export const withoutPhoto = 'You can also register without a photo.';
export const photoNotSent = 'Your photo was not sent. You can add one in your profile.';

type Link = (label: string) => ReactNode;

export const consent = (terms: Link, privacy: Link) => (
  <>
    By registering you accept the {terms('Terms and Conditions')}. How we use your data: {privacy('Privacy Policy')}. If you are under 18,
    please register with a parent or guardian.
  </>
);

export const askUs = 'Please write to us or call us. We will help you set a new password.';
export const writeToUs = 'Write to us';
export const callUs = (hours: string) => `Call us, ${hours}`;
export const keepReady = 'Keep these ready';
export const registeredEmail = 'the email that you registered with;';
export const studentId = 'your Student Id, if you have one. It is on your student card.';
export const neverSend = 'We never ask for your old password, for a card number or for a code from your bank. Please do not send them.';
export const backToSignIn = 'Back to Sign In';
