export const error = 'Error';
export const success = 'Success';
export const warning = 'Warning';
/** Take the place of a message that the server did not send. */
export const somethingWrong = 'Something went wrong.';
export const succeeded = 'Done.';
export const pleaseCheck = 'Please check and try again.';
export const notifications = 'Notifications';
export const closeNotification = 'Close notification';
