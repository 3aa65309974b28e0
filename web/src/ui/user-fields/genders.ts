/** The values of the gender field. */
export const genders = ['male', 'female', 'other'] as const;

/** Returns the gender if `text` is one of them. */
export function parseGender(text: string): (typeof genders)[number] | undefined {
  return genders.find((gender) => gender === text);
}
