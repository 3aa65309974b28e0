interface Same {
  same: 'email' | 'phone' | 'nameAndDob';
  known: { who: string };
  row?: string | undefined;
}

export const isSamePerson = 'क्या यह वही छात्र है?';
export const sameAs = ({ same, known, row }: Same) => {
  const what = { email: 'यही ईमेल', phone: 'यही फ़ोन नंबर', nameAndDob: 'यही नाम और जन्म तिथि' }[same];
  return row ? `${row} – ${what}: ${known.who}` : `${what}: ${known.who}`;
};
export const andOtherRows = (count: number) => `और ${count} पंक्तियाँ`;
