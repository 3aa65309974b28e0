/** The three choices of every form. */
export const genders = ['male', 'female', 'other'] as const;

export function genderOf(text: string): (typeof genders)[number] | undefined {
  return genders.find((gender) => gender === text);
}
