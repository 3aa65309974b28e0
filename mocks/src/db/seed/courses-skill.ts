import type { CourseRow } from './courses.ts';

export const SKILL_COURSES: CourseRow[] = [
  {
    _id: 'c-typing',
    title: 'हिन्दी टाइपिंग',
    description:
      'हिन्दी में तेज़ और शुद्ध टाइपिंग सीखें। हर दिन एक घंटे का अभ्यास होता है और हर शनिवार को गति की जाँच होती है। The course prepares for typing tests of public offices. Keyboards with Devanagari letters are at every desk.',
    price: 2000,
    discountedPrice: 0,
    features: ['यूनिकोड और इनस्क्रिप्ट', 'तीस शब्द प्रति मिनट', 'Letters for public offices', 'Speed test every Saturday'],
    sessionDuration: 2,
    examFees: 250,
    updatedAt: '2026-10-01T07:00:00.000Z',
    subjectList: ['Keyboard', 'Speed', 'Letters'],
  },
  {
    _id: 'c-tailoring',
    title: 'सिलाई और परिधान निर्माण',
    description:
      'Tailoring from the measuring tape to the finished suit. You work on a machine of your own and keep what you sew. The last month is about prices, customers and a small shop.',
    price: 3800,
    discountedPrice: 3200,
    features: ['नाप लेना और कटाई', 'Machine care', 'Blouse, kurta and suit', 'Set a fair price'],
    sessionDuration: 3,
    examFees: 350,
    updatedAt: '2026-06-09T10:10:00.000Z',
    subjectList: ['Measuring', 'Cutting', 'Sewing', 'Finishing'],
  },
  {
    _id: 'c-beauty',
    title: 'Beauty and Wellness Assistant',
    description:
      'The work of a salon with clean hands and kind manners. Skin, hair, mehndi and bridal make-up, each with hours of practice. Hygiene and the treatment of customers are part of every lesson.',
    price: 5200,
    features: ['Skin and hair care', 'Mehndi patterns', 'Bridal make-up', 'Hygiene in a salon', 'Talk with customers'],
    sessionDuration: 3,
    examFees: 400,
    updatedAt: '2026-04-27T12:20:00.000Z',
    subjectList: ['Skin Care', 'Hair Care', 'Make-up', 'Hygiene'],
  },
  {
    _id: 'c-spoken',
    title: 'Spoken English',
    description:
      'Speak English without fear, at work and on the phone. Small groups talk from the first hour; grammar comes when it is needed. Recordings let you hear how you improve.',
    price: 3000,
    discountedPrice: 2400,
    features: ['Talk about yourself', 'Telephone calls', 'Interviews', 'A thousand everyday words'],
    sessionDuration: 3,
    examFees: 300,
    updatedAt: '2026-09-12T04:50:00.000Z',
    subjectList: ['Listening', 'Speaking', 'Reading'],
  },
  {
    _id: 'c-mobile',
    title: 'Mobile Phone Repair',
    description:
      'Take a phone apart, find the fault and put it together. Screens, batteries and charging ports first, boards and soldering later. A tool kit is included.',
    price: 6000,
    discountedPrice: 5400,
    features: ['Screens and batteries', 'Soldering', 'Read a circuit diagram', 'Software faults', 'Run a repair counter'],
    sessionDuration: 4,
    examFees: 500,
    updatedAt: '2026-02-19T09:00:00.000Z',
    subjectList: ['Electronics', 'Hardware', 'Software', 'Practice'],
  },
];
