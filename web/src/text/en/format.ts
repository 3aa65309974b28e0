/** A number of months, as it is written. */
export const months = (count: string) => (Number(count) === 1 ? '1 month' : `${count} months`);
