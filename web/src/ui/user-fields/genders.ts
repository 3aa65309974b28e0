/** The values of the gender field. */
export const genders = ['male', 'female', 'other'] as const;

/** Returns undefined if `text` is not a gender. */
export function parseGender(text: string): (typeof genders)[number] | undefined {
  return genders.find((gender) => gender === text);
}
