export const chooseTwo = 'Choose two courses to compare them.';
export const chooseCourse = 'Choose a course';
export const labels = ['First course', 'Second course', 'Third course'];
export const total = 'In all, with the exam fee';
