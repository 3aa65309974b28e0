/** The header that guards the control API. A form or an image of another website cannot send it. */
export const controlHeader = 'X-Mocks-Control';

/** The header that names a session of a server. The cookie of a session has the same name. */
export const sessionHeader = 'X-Mocks-Session';
