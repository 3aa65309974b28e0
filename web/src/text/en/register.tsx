import type { ReactNode } from 'react';

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
