// Apart from common.ts, because every visit loads the objects and functions that stand beside what it says.

export const studentNoun = { singular: 'student', plural: 'students' };
export const courseNoun = { singular: 'course', plural: 'courses' };
export const batchNoun = { singular: 'batch', plural: 'batches' };
export const photoOf = (name: string | undefined) => `Photo of ${name}`;
export const untitledCourse = (id: string) => `Course ${id}`;
