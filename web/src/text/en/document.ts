export { hours, state, street } from './brand.ts';

// In index.html and in the page for visitors without a network. The build puts them there.

export const notLoaded = 'This page could not be loaded. Please try again in a moment.';
export const withoutJavaScript =
  'You can read this site without JavaScript, but login and forms need it. Please turn it on, or contact the institute.';

export const noConnection = 'No connection';
export const checkNetwork = 'We could not load this page. Check your mobile data or Wi-Fi, then try again.';
export const retry = 'Retry';
export const saved = 'Saved on this device';
export const allCourses = 'All courses';
export const asOf = (time: string) => `as of ${time}`;
export const callUs = 'Need help now? Call us';
