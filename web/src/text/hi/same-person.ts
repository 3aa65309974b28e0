export const isSamePerson = 'क्या यह वही छात्र है?';
export const sameAs = (same: 'email' | 'phone' | 'dob', who: string, row?: string) => {
  const what = { email: 'यही ईमेल', phone: 'यही फ़ोन नंबर', dob: 'यही नाम और जन्म तिथि' }[same];
  return row ? `${row} – ${what}: ${who}` : `${what}: ${who}`;
};
export const andOtherRows = (count: number) => `और ${count} पंक्तियाँ`;
