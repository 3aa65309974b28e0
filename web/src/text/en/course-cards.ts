export const coursesNotLoaded = 'The courses could not be loaded.';
export const noCourses = 'New courses are coming soon.';
export const featuredCourses = 'Featured courses';
export const examFee = (fee: string) => `Exam fee ${fee}`;
