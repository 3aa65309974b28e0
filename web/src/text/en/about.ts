export const whereWeTeach = (institute: string) =>
  `${institute} teaches computer skills, work skills and entrance subjects in towns where a good teacher and a computer to practise on are often a bus ride away.`;
export const whomWeTeach =
  'Some of our students are still at school. Some are looking for work, run a shop or are studying again after many years. Everyone starts at their own level, and no question is too simple.';
export const centrePicture = 'A learning centre with a signboard, students at the windows, and a student walking in through the open door';

export const howWeTeach = 'How we teach';
export const smallBatches = 'Small batches';
export const smallBatchesText = 'The teacher knows every student by name, and notices who needs help.';
export const ownComputer = 'A computer for every student';
export const ownComputerText = 'You never have to look over someone’s shoulder. You do every exercise yourself.';
export const learnByDoing = 'Learn by doing';
export const learnByDoingText = 'Every lesson ends with something you made: a letter, a bill, a blouse or a fully solved paper.';
export const recordedLessons = 'Recorded lessons';
export const recordedLessonsText = 'If you were ill or at work, watch the lesson later, as often as you need.';

export const learningPath = 'From your first visit to your certificate';
export const steps = [
  { title: 'Visit a class', text: 'Attend a free class before you pay anything.' },
  { title: 'Join a batch', text: 'Choose a time that suits your school, shop or shift.' },
  { title: 'Learn and practise', text: 'Lessons with a teacher, and time to practise on your own.' },
  { title: 'Take the exam', text: 'A written and a practical part. You see your marks.' },
  { title: 'Get your certificate', text: 'Anyone can check it, from anywhere.' },
];

export const trust = 'Don’t just take our word for it';
export const recognition = 'Recognition';
export const recognitionText =
  'The institute is recognised by a national vocational body. Ask to see the documents at the centre before you join.';
export const certificates = 'Certificates that can be checked';
export const certificatesText =
  'Employers and colleges enter the Student Id and course on this site to see the certificate as we issued it. If a certificate is not found here, contact us before you rely on it.';
export const checkCertificate = 'Check a certificate';

export const findCentre = 'Find a centre';
export const visitUs = 'Visit us';
export const contactUs = 'Contact us';
export const franchiseCentres = 'Franchise centres';
export const franchiseCentresText =
  'Our franchise centres are run by local people who know the families there. They teach our courses and hold our exams, and their students get the same certificate. No centre in your town?';
export const openCentre = 'Open a centre';
