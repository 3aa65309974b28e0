interface Same {
  same: 'email' | 'phone' | 'nameAndDob';
  known: { who: string };
  /** Of a table. */
  row?: string | undefined;
}

export const isSamePerson = 'Is this the same person?';
export const sameAs = ({ same, known, row }: Same) =>
  `${row ? `In ${row}: same` : 'Same'} ${{ email: 'email', phone: 'phone', nameAndDob: 'name and date of birth' }[same]} as ${known.who}`;
export const andOtherRows = (count: number) => (count === 1 ? 'and 1 other row' : `and ${count} other rows`);
