export const intro =
  'Learn computer skills, office skills and entrance subjects in small batches, with a teacher by your side and a certificate that anyone can check.';
export const seeAllCourses = 'See all courses';

export const recognition = 'Recognition';
/** What the button pauses: 'Pause news'. */
export const newsToPause = 'news';
/** Sample recognitions of a fictional institute. */
export const news = [
  'Certificates that employers can check online',
  'Recognised by a national vocational body',
  'Registered state training partner',
  'Exams by an independent board',
  'ISO-certified teaching and records',
];

export const highlights = 'Highlights';
/** The slides change quickly, so their texts are short. */
export const computerCourses = 'Computer courses';
export const computerCoursesText = 'A computer for every student';
export const computerCoursesPicture = 'A teacher at the board and three students at their laptops';
export const skillCourses = 'Skill courses';
export const skillCoursesText = 'Skills you can earn from';
export const skillCoursesPicture = 'A sewing machine, a light bulb and an open mobile phone on a workbench';
export const coaching = 'Entrance coaching';
export const coachingText = 'Get ready for the big test';
export const coachingPicture = 'An answer sheet with a pencil, and a clock on a stack of books';
export const certificates = 'Certificates';
export const certificatesText = 'Check one online';
export const certificatesPicture = 'A certificate and a mobile phone showing a tick';

export const startWithOne = 'Start with one of these';
export const allCourses = 'All courses';

export const whatWeStandFor = 'What we stand for';
export const mission = 'Mission';
export const missionText = 'No one in our towns should lose a job, a seat or an opportunity because they had no computer to learn on.';
export const vision = 'Vision';
export const visionText = 'A centre close to every home, where first-time learners and working professionals learn side by side.';
export const strategy = 'Strategy';
export const strategyText = 'Small batches, a computer for every student, learning by doing, and certificates that anyone can check.';

export const testimonialsHeading = 'Testimonials';
export const areSamples = 'Sample testimonials.';
export const sampleStudent = (name: string) => `${name}, sample student`;
export const testimonials = [
  {
    name: 'Sunita',
    course: 'Computer basics',
    words: 'I was afraid of breaking the computer. In the second week I typed a letter to my sister in Hindi and printed it.',
  },
  {
    name: 'Arjun',
    course: 'Computer accounting',
    words: 'We did the accounts of a small shop from the first bill to the final report. Now I do the accounts of a real one.',
  },
  {
    name: 'Nagma',
    course: 'Cutting and sewing',
    words: 'When I was ill for a week, I watched the recorded lessons at home. I came back without missing anything.',
  },
  {
    name: 'Vikram',
    course: 'Entrance coaching',
    words: 'We had a test every Saturday and went through our mistakes every Monday. On exam day nothing was new to me.',
  },
];

export const talkToUs = 'Talk to us first';
export const talkToUsText =
  'Tell us what you want to learn. We help you choose a course, and you can attend a free class before you decide.';

export const carousel = 'carousel';
export const slide = 'slide';
export const slideOf = (name: string, number: number, count: number) => `${name}, ${number} of ${count}`;
export const position = (number: number, count: number) => `${number} of ${count}`;
export const previousSlide = 'Previous slide';
export const nextSlide = 'Next slide';
/** As in 'Pause slides'. */
export const slides = 'slides';

export const pause = (content: string) => `Pause ${content}`;
export const play = (content: string) => `Play ${content}`;
