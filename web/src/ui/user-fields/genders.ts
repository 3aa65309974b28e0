import { type Gender, genders } from '@institute/sdk';

const values = Object.values(genders);

/** Options of the gender select: 'male' has the label 'Male'. */
export const genderOptions = values.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));

/** Returns undefined if `text` is not a gender. */
export function parseGender(text: string): Gender | undefined {
  return values.find((gender) => gender === text);
}
