import type { CourseRow } from './courses.ts';

export const COACHING_COURSES: CourseRow[] = [
  {
    _id: 'c-polytechnic',
    title: 'Polytechnic Entrance Coaching',
    description:
      'Mathematics, physics and chemistry for the entrance examination of the polytechnics. Two hours of lessons are followed by one hour of exercises. Every second Sunday there is a test under the conditions of the examination.',
    price: 8500,
    discountedPrice: 6800,
    features: [
      'Lessons in Hindi and English',
      'A test every second Sunday',
      'Papers of the last ten years',
      'Notes to take home',
      'Help with the application',
    ],
    sessionDuration: 8,
    examFees: 450,
    updatedAt: '2026-10-27T13:30:00.000Z',
    subjectList: ['Mathematics', 'Physics', 'Chemistry'],
  },
  {
    _id: 'c-iti',
    title: 'ITI Entrance Coaching',
    description:
      'A short preparation for admission to the industrial training institutes. Arithmetic, general science and general knowledge at the level of class ten. Trades and their prospects are explained by people who work in them.',
    price: 4000,
    features: ['Arithmetic from the ground up', 'General science', 'Choose a trade', 'Ten practice papers'],
    sessionDuration: 4,
    examFees: 300,
    updatedAt: '2026-01-30T20:15:00.000Z',
    subjectList: ['Mathematics', 'General Science', 'General Knowledge'],
  },
  {
    _id: 'c-navodaya',
    title: 'नवोदय विद्यालय प्रवेश तैयारी',
    description:
      'कक्षा छह में प्रवेश की परीक्षा के लिए पूरी तैयारी। Mental ability, arithmetic and language in small groups of children. Parents get a report every month.',
    price: 5500,
    discountedPrice: 4950,
    features: ['मानसिक योग्यता', 'अंकगणित', 'भाषा', 'Monthly report for parents'],
    sessionDuration: 6,
    examFees: 200,
    updatedAt: '2026-08-31T06:05:00.000Z',
    subjectList: ['Mental Ability', 'Arithmetic', 'Language'],
  },
  {
    _id: 'c-ssc',
    title: 'SSC and Railway Foundation',
    description:
      'The common ground of the examinations for public service: reasoning, arithmetic, English and general awareness. Short daily tests show what to repeat. The library is open until nine in the evening.',
    price: 9500,
    discountedPrice: 7999,
    features: [
      'Daily tests',
      'Reasoning step by step',
      'Arithmetic without tricks',
      'Current affairs every week',
      'English for examinations',
      'Library until nine',
      'Interview practice',
    ],
    sessionDuration: 10,
    examFees: 600,
    updatedAt: '2026-11-18T08:40:00.000Z',
    subjectList: ['Reasoning', 'Quantitative Aptitude', 'English', 'General Awareness'],
  },
  {
    _id: 'c-nursing',
    title: 'Nursing Entrance Coaching',
    description:
      'Biology, physics, chemistry and English for the entrance examinations of the nursing colleges. Lessons follow the books of classes eleven and twelve. A nurse answers questions about the profession once a month.',
    price: 7800,
    discountedPrice: 0,
    features: ['Biology with models', 'Chemistry and physics', 'English for nurses', 'Papers of the last years'],
    sessionDuration: 8,
    examFees: 500,
    updatedAt: '2026-07-25T10:55:00.000Z',
    subjectList: ['Biology', 'Physics', 'Chemistry', 'English'],
  },
];
