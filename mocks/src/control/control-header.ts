/** A form or an image of another website cannot send this header. */
export const controlHeader = 'X-Mocks-Control';

/** The cookie of a session has the same name. */
export const sessionHeader = 'X-Mocks-Session';
