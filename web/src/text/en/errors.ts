interface Failure {
  name: string;
  message: string;
  status?: number;
  body?: unknown;
  fieldErrors?: object;
}

/** What an error of the SDK says: a message of the server, or without one its own, which is English. */
export const failure = ({ message }: Failure) => message;
export const retryIn = (count: number, unit: 'hour' | 'minute' | 'second') =>
  `You can try again in ${count} ${unit}${count === 1 ? '' : 's'}.`;
export const somethingWrong = 'Something went wrong. Please try again.';
export const loginNotStored = 'Your browser cannot save your login. It ends when you close or reload this tab.';
export const dialogNotOpened = 'This could not be opened. Please reload the page and try again.';
export const pageNotStarted = 'The page could not start. Please reload it.';
/** Of the demo. */
export const mocksNeedWorkers =
  'The mocks need service workers: open the page at http://localhost or over https, and not in a private window.';
