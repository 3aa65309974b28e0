export const isSamePerson = 'क्या यह वही छात्र है?';
export const createAnyway = 'फिर भी जोड़ें';
export const createRowAnyway = (row: string) => `फिर भी जोड़ें: ${row}`;
export const createAllAnyway = (count: number) => `सभी ${count} फिर भी जोड़ें`;
export const sameAs = ({ same, known }: { same: 'email' | 'phone' | 'nameAndDob'; known: { who: string } }) =>
  `${{ email: 'यही ईमेल', phone: 'यही फ़ोन नंबर', nameAndDob: 'यही नाम और जन्म तिथि' }[same]}: ${known.who}`;
