export const isSamePerson = 'Is this the same person?';
export const sameAs = (same: 'email' | 'phone' | 'dob', who: string, row?: string) => {
  const what = { email: 'email', phone: 'phone', dob: 'name and date of birth' }[same];
  return row ? `In ${row}: same ${what} as ${who}` : `Same ${what} as ${who}`;
};
export const andOtherRows = (count: number) => (count === 1 ? 'and 1 other row' : `and ${count} other rows`);
