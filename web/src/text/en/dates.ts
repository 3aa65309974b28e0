/** For dayjs, which has the names of English. */
export const locale = undefined;
/** Formats of dayjs. */
export const slashDate = 'DD/MMM/YYYY';
export const longDate = 'D MMMM YYYY';
export const momentDate = 'MMMM-DD-YYYY';
export const momentTime = '[at] h:mm A';
export const clockTime = 'h:mm A';
