import type { Course } from '@institute/sdk/contract';

/** A course without its id, and without the fields that all courses of a category share. */
type CourseRow = Omit<Course, '_id' | 'category' | 'thumbnail'>;

const computer = {
  ccc: {
    title: 'Course on Computer Concepts',
    description:
      'Computers from the first click: files, documents, spreadsheets, email and safe payments. You practise every lesson on your own computer. By the end you can write letters, keep a household budget and fill in online forms without help.',
    price: 3500,
    discountedPrice: 2800,
    features: [
      'Write letters and applications',
      'दस्तावेज़ बनाना और छापना',
      'Keep accounts in a spreadsheet',
      'Search the web with care',
      'Pay bills safely',
    ],
    sessionDuration: 3,
    examFees: 500,
    updatedAt: '2026-09-30T20:00:00.000Z',
    subjectList: ['Fundamentals', 'Office', 'Internet'],
  },
  dca: {
    title: 'Diploma in Computer Applications',
    description:
      'A six-month diploma for work in offices, shops and schools. It covers the operating system, word processing, spreadsheets, presentations and the basics of accounts. Every month ends with a small project that you can show to employers.',
    price: 7200,
    discountedPrice: 5999,
    features: [
      'Prepare office documents',
      'Spreadsheets with formulas and charts',
      'Clear presentations',
      'Basics of accounting software',
      'A project every month',
      'Mock interviews',
    ],
    sessionDuration: 6,
    examFees: 800,
    updatedAt: '2026-08-14T09:30:00.000Z',
    subjectList: ['Operating System', 'Word Processing', 'Spreadsheets', 'Presentations', 'Accounts'],
  },
  adca: {
    title: 'Advanced Diploma in Computer Applications',
    description:
      'A one-year diploma, from office work to programming. After the office subjects you learn databases, web pages and a first programming language. Students with the six-month diploma join in the second half.',
    price: 12500,
    discountedPrice: 0,
    features: [
      'Everything in the six-month diploma',
      'Databases and queries',
      'Your own web page',
      'First steps in Python',
      'A final project with a report',
    ],
    sessionDuration: 12,
    examFees: 1200,
    updatedAt: '2026-07-02T05:15:00.000Z',
    subjectList: ['Office Applications', 'Database', 'Web Design', 'Programming', 'Accounts', 'Project'],
  },
  tally: {
    title: 'Tally with GST',
    description:
      'Accounts for shops and small companies, from the first voucher to the annual statement. You practise on sample bills. You also learn to prepare the monthly GST return.',
    price: 4800,
    discountedPrice: 4200,
    features: ['Vouchers and ledgers', 'Stock and bills', 'Monthly GST return', 'Payroll for a small company', 'Year-end statements'],
    sessionDuration: 3,
    examFees: 600,
    updatedAt: '2026-10-18T11:45:00.000Z',
    subjectList: ['Accounting Basics', 'Inventory', 'GST', 'Payroll'],
  },
  excel: {
    title: 'Advanced Excel for Offices',
    description:
      'Spreadsheets for people who use them every day. Lookups, pivot tables and charts, all with real office data. Bring your own sheet and improve it in class.',
    price: 2500,
    features: ['Lookups and conditions', 'Pivot tables', 'Clear charts', 'Cleaning up lists'],
    sessionDuration: 2,
    examFees: 300,
    updatedAt: '2026-05-21T08:00:00.000Z',
    subjectList: ['Formulas', 'Pivot Tables', 'Charts'],
  },
  web: {
    title: 'Web Design and Development',
    description:
      'Build web pages that work on every phone. You start with plain HTML and CSS and end with a small shop that you publish yourself. You need no programming experience.',
    price: 9000,
    discountedPrice: 7650,
    features: [
      'HTML and CSS by hand',
      'Pages for small screens',
      'JavaScript step by step',
      'Pages that everyone can use',
      'Publish a site',
      'Working with clients',
      'A portfolio of three sites',
    ],
    sessionDuration: 6,
    examFees: 900,
    updatedAt: '2026-11-05T18:45:00.000Z',
    subjectList: ['HTML', 'CSS', 'JavaScript', 'Project'],
  },
  hardware: {
    title: 'Computer Hardware and Networking',
    description:
      'Open a computer, name its parts and put it together again. You find faults, install operating systems and set up an office network. The centre provides the tools.',
    price: 6500,
    discountedPrice: 0,
    features: [
      'Assemble a computer',
      'Find and repair faults',
      'Install operating systems',
      'Lay cables and set up Wi-Fi',
      'Keep data safe',
    ],
    sessionDuration: 3,
    examFees: 700,
    updatedAt: '2026-03-11T06:30:00.000Z',
    subjectList: ['Hardware', 'Operating Systems', 'Networks', 'Repair Practice'],
  },
} satisfies Record<string, CourseRow>;

const skill = {
  typing: {
    title: 'हिन्दी टाइपिंग',
    description:
      'हिन्दी में तेज़ और शुद्ध टाइपिंग सीखें। हर दिन एक घंटे का अभ्यास होता है और हर शनिवार को गति की जाँच होती है। Prepares you for the typing tests of government offices. Every desk has a Devanagari keyboard.',
    price: 2000,
    discountedPrice: 0,
    features: ['यूनिकोड और इनस्क्रिप्ट', 'तीस शब्द प्रति मिनट', 'Letters for government offices', 'Speed test every Saturday'],
    sessionDuration: 2,
    examFees: 250,
    updatedAt: '2026-10-01T07:00:00.000Z',
    subjectList: ['Keyboard', 'Speed', 'Letters'],
  },
  tailoring: {
    title: 'सिलाई और परिधान निर्माण',
    description:
      'Tailoring from the measuring tape to the finished suit. You work on your own machine and keep what you sew. The last month is about prices, customers and a small shop.',
    price: 3800,
    discountedPrice: 3200,
    features: ['नाप लेना और कटाई', 'Machine care', 'Blouse, kurta and suit', 'Set a fair price'],
    sessionDuration: 3,
    examFees: 350,
    updatedAt: '2026-06-09T10:10:00.000Z',
    subjectList: ['Measuring', 'Cutting', 'Sewing', 'Finishing'],
  },
  beauty: {
    title: 'Beauty and Wellness Assistant',
    description:
      'Learn salon work, from skin care to bridal make-up. You get hours of practice in skin care, hair, mehndi and make-up. Hygiene and customer care are part of every lesson.',
    price: 5200,
    features: ['Skin and hair care', 'Mehndi patterns', 'Bridal make-up', 'Hygiene in a salon', 'Talking to customers'],
    sessionDuration: 3,
    examFees: 400,
    updatedAt: '2026-04-27T12:20:00.000Z',
    subjectList: ['Skin Care', 'Hair Care', 'Make-up', 'Hygiene'],
  },
  spoken: {
    title: 'Spoken English',
    description:
      'Speak English without fear, at work and on the phone. You speak in small groups from the first class and learn grammar as you go. Recordings let you hear your progress.',
    price: 3000,
    discountedPrice: 2400,
    features: ['Talk about yourself', 'Telephone calls', 'Interviews', 'A thousand everyday words'],
    sessionDuration: 3,
    examFees: 300,
    updatedAt: '2026-09-12T04:50:00.000Z',
    subjectList: ['Listening', 'Speaking', 'Reading'],
  },
  mobile: {
    title: 'Mobile Phone Repair',
    description:
      'Take a phone apart, find the fault and put it back together. Screens, batteries and charging ports first, boards and soldering later. A tool kit is included.',
    price: 6000,
    discountedPrice: 5400,
    features: ['Screens and batteries', 'Soldering', 'Read a circuit diagram', 'Software faults', 'Run a repair counter'],
    sessionDuration: 4,
    examFees: 500,
    updatedAt: '2026-02-19T09:00:00.000Z',
    subjectList: ['Electronics', 'Hardware', 'Software', 'Practice'],
  },
} satisfies Record<string, CourseRow>;

const coaching = {
  polytechnic: {
    title: 'Polytechnic Entrance Coaching',
    description:
      'Mathematics, physics and chemistry for the polytechnic entrance examination. Two hours of lessons are followed by one hour of exercises. Every second Sunday there is a test under examination conditions.',
    price: 8500,
    discountedPrice: 6800,
    features: [
      'Lessons in Hindi and English',
      'A test every second Sunday',
      'Question papers of the last ten years',
      'Notes to take home',
      'Help with the application',
    ],
    sessionDuration: 8,
    examFees: 450,
    updatedAt: '2026-10-27T13:30:00.000Z',
    subjectList: ['Mathematics', 'Physics', 'Chemistry'],
  },
  iti: {
    title: 'ITI Entrance Coaching',
    description:
      'A short course for admission to the industrial training institutes (ITI). Arithmetic, general science and general knowledge at class 10 level. Skilled workers explain their trades and the jobs in them.',
    price: 4000,
    features: ['Arithmetic from the ground up', 'General science', 'Choose a trade', 'Ten practice papers'],
    sessionDuration: 4,
    examFees: 300,
    updatedAt: '2026-01-30T20:15:00.000Z',
    subjectList: ['Mathematics', 'General Science', 'General Knowledge'],
  },
  navodaya: {
    title: 'नवोदय विद्यालय प्रवेश तैयारी',
    description:
      'कक्षा छह में प्रवेश की परीक्षा के लिए पूरी तैयारी। Mental ability, arithmetic and language in small groups. Parents get a report every month.',
    price: 5500,
    discountedPrice: 4950,
    features: ['मानसिक योग्यता', 'अंकगणित', 'भाषा', 'Monthly report for parents'],
    sessionDuration: 6,
    examFees: 200,
    updatedAt: '2026-08-31T06:05:00.000Z',
    subjectList: ['Mental Ability', 'Arithmetic', 'Language'],
  },
  ssc: {
    title: 'SSC and Railway Foundation',
    description:
      'The basics of all government job examinations: reasoning, arithmetic, English and general awareness. Short daily tests show you what to revise. The library is open until 9 PM.',
    price: 9500,
    discountedPrice: 7999,
    features: [
      'Daily tests',
      'Reasoning step by step',
      'Arithmetic without tricks',
      'Current affairs every week',
      'English for examinations',
      'Library until 9 PM',
      'Interview practice',
    ],
    sessionDuration: 10,
    examFees: 600,
    updatedAt: '2026-11-18T08:40:00.000Z',
    subjectList: ['Reasoning', 'Quantitative Aptitude', 'English', 'General Awareness'],
  },
  nursing: {
    title: 'Nursing Entrance Coaching',
    description:
      'Biology, physics, chemistry and English for nursing entrance examinations. Lessons follow the class 11 and class 12 textbooks. A nurse answers questions about the profession once a month.',
    price: 7800,
    discountedPrice: 0,
    features: ['Biology with models', 'Chemistry and physics', 'English for nurses', 'Previous question papers'],
    sessionDuration: 8,
    examFees: 500,
    updatedAt: '2026-07-25T10:55:00.000Z',
    subjectList: ['Biology', 'Physics', 'Chemistry', 'English'],
  },
} satisfies Record<string, CourseRow>;

const allCourses = { ...computer, ...skill, ...coaching };

/** The names of the courses that tests use: `ccc` is the course `c-ccc`. */
export const courseNames = Object.keys(allCourses) as (keyof typeof allCourses)[];

export const courses: Course[] = [
  ...toCourses('Computer courses', computer),
  ...toCourses('Skill courses', skill),
  ...toCourses('Pre-entrance coaching', coaching),
];

function toCourses(category: string, rows: Record<string, CourseRow>): Course[] {
  return Object.entries(rows).map(([name, row]) => {
    const _id = `c-${name}`;
    return { _id, ...row, category, thumbnail: { url: `/__mocks/pictures/course-${_id}.svg` } };
  });
}
