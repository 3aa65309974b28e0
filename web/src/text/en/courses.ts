export const chooseCourse = 'Choose what you want to learn.';
export const withCertificate = 'Every course ends with a certificate that anyone can check online.';
export const searchCourses = 'Search courses';
export const anyPrice = 'Any price';
export const anyDuration = 'Any duration';
export const upTo = (...limits: string[]) => `Up to ${limits.join(' and ')}`;
export const category = 'Category';
export const lowestPriceFirst = 'Lowest price first';
export const shortestFirst = 'Shortest first';
export const clear = 'Clear';
export const coursesFound = (found: number, count: number) => {
  const courses = count === 1 ? '1 course' : `${count} courses`;
  return found === count ? courses : `${found} of ${courses}`;
};

export const categories = 'Course categories';
/** Follows the number. */
export const coursesInCategory = (count: number) => (count === 1 ? ' course' : ' courses');
