/** The header that guards the control API. A form or an image of another website cannot send it. */
export const controlHeader = 'X-Mocks-Control';
