export const isSamePerson = 'Is this the same person?';
export const createAnyway = 'Create anyway';
export const createRowAnyway = (row: string) => `Create anyway: ${row}`;
export const createAllAnyway = (count: number) => `Create all ${count} anyway`;
export const sameAs = ({ same, known }: { same: 'email' | 'phone' | 'nameAndDob'; known: { who: string } }) =>
  `Same ${{ email: 'email', phone: 'phone', nameAndDob: 'name and date of birth' }[same]} as ${known.who}`;
