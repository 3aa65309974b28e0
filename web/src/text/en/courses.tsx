import type { ReactNode } from 'react';

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

export const courseDetail = 'Course Detail';
export const description = 'What the course teaches, how long it takes and what it costs.';
export const courseAt = (course: string, institute: string) => `${course} at ${institute}.`;
export const courseNotLoaded = 'The course could not be loaded.';
export const courseNotFound = 'Course not found';
export const signedIn = 'You are signed in. Press Buy Now to go on.';
export const similarCourses = 'Similar courses';
export const compare = 'Compare with this course';

/** The message that a visitor sends to the institute. */
export const question = (course: string) => `Hello! I have a question about the course ‘${course}’.`;
/** The second part is not shown, only read out. */
export const askAbout = (hidden: (words: string) => ReactNode) => <>Ask about this course{hidden(' on WhatsApp')}</>;

export const examFeeOf = (fee: string) => `Exam fee: ${fee}`;
export const daysLeft = '2 days left at this price';
export const addToCart = 'Add to Cart';
export const owned = 'You have this course';
export const goToMyCourses = 'Go to My Courses';
export const includes = 'This course includes';
export const video = '1 hour on-demand video';
export const resources = '2 downloadable resources';
export const onMobileAndTv = 'Access on mobile and TV';
export const completionCertificate = 'Certificate of completion';

export const aboutThisCourse = 'About this course';
export const language = 'Language';
export const english = 'English';
export const classes = 'Classes';
export const offline = 'Offline';
export const lessons = 'Lessons';
export const recorded = 'Recorded';
export const rating = 'Rating';
export const takenBy = 'Taken by';
export const takenByStudents = '1,112 students';
export const lastUpdated = 'Last updated';

export const aboutCourse = 'About Course';
export const howYouLearn =
  'You learn at your own computer in a small batch, with a teacher in the room. In every lesson you make something yourself. Lessons are recorded, so you can catch up on a day that you missed. At the end there is an exam. Students who pass receive a certificate with a number, which employers can check on this site.';
export const testimonials = [
  {
    name: 'Asha, sample student',
    words: 'I had never typed a letter before. After three months I do the accounts of my uncle’s shop on the computer.',
  },
  {
    name: 'Imran, sample student',
    words: 'If I did not follow something in class, the teacher explained it again the next morning, until I could do it on my own.',
  },
];

export const coursesNotLoaded = 'The courses could not be loaded.';
export const noCourses = 'New courses are coming soon.';
export const featuredCourses = 'Featured courses';
export const examFee = (fee: string) => `Exam fee ${fee}`;

export const whatToLearn = 'What To Learn';
export const price = 'Price';
export const duration = 'Duration';
export const examFeeFact = 'Exam fee';
export const subjects = 'Subjects';

export const chooseTwo = 'Select two courses to compare them.';
export const addCourse = 'Select a course';
export const labels = ['First course', 'Second course', 'Third course'];
export const total = 'Total with exam fee';
