export const studentNoun = { singular: 'छात्र', plural: 'छात्र' };
export const courseNoun = { singular: 'कोर्स', plural: 'कोर्स' };
export const batchNoun = { singular: 'बैच', plural: 'बैच' };
export const photoOf = (name: string | undefined) => (name ? `${name} की फ़ोटो` : 'फ़ोटो');
export const untitledCourse = (id: string) => `कोर्स ${id}`;
