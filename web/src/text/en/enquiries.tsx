import type { ReactNode } from 'react';

export const askAbout = 'Ask about a course, batch, fee or certificate. You can write in Hindi or English.';
export const writeToUs = 'Write to us';
export const query = 'Ask Query';
export const sendQuery = 'Send Query';
export const queryReceived = 'Thank you. We have received your query.';
export const contactDirectly = 'Or contact us directly';
export const callUs = 'Call us';
export const emailUs = 'Email us';

export const whatsappNumber = 'Whatsapp No.';
export const privacy = (link: (label: string) => ReactNode) => <>How we use your data: {link('Privacy Policy')}.</>;

export const centreInYourTown = 'Franchise: a centre in your town';
export const together =
  'You know the families and the neighbourhood. We know the courses and the exams. Together we can build a place where people learn close to home.';
export const apply = 'Apply for a centre';

export const whatWeBring = 'What we bring';
export const weBring = [
  'Courses planned lesson by lesson, with books and exercises',
  'Exams, hall tickets and results in one place',
  'Certificates that anyone can check on this site',
  'Your own area on this site for students, batches, exams and your wallet',
  'Someone to call when you need help',
];
export const whatYouBring = 'What you bring';
export const youBring = [
  'A dry, well-lit room that is easy and safe to reach, even for students who come alone in the evening',
  'Working computers and a reliable power supply',
  'A patient teacher',
  'A good reputation among the parents in your town',
  'Time: a centre grows one batch at a time',
];

export const stepByStep = 'How it works, step by step';
export const steps = [
  { title: 'You apply', text: 'Fill in the form below: who you are, where the centre will be and what you already have.' },
  { title: 'We talk', text: 'We call you, answer your questions and ask ours. There is no commitment at this stage.' },
  { title: 'We visit', text: 'We see the rooms and computers, how students will reach the centre and which courses your town needs.' },
  {
    title: 'We sign an agreement',
    text: 'The agreement says what each side does, what it costs and how it ends. Take your time to read it, and show it to someone you trust.',
  },
  { title: 'You open', text: 'You get your own account, we help you with the first batch, and your students appear in your list.' },
];

export const howToApply = (contact: (label: string) => ReactNode) => (
  <>A few simple sentences are enough. If you have questions, please {contact('contact us')} first.</>
);
export const aboutYou = 'About you';
export const howToReachYou = 'How we can reach you.';
export const address = 'Address';
export const aboutCentre = 'Where it will be, and what you already have.';
export const location = 'Center Location';
export const locationHint = 'Town and district, and the street if you know it.';
export const workExperience = 'Work Experience';
export const workExperienceHint = 'Teaching, computers or running your own business.';
export const aboutInstitute = 'About Institute';
export const aboutInstituteHint = 'The rooms, computers and staff that you have or plan to have.';
export const sendApplication = 'Send Application';
export const applicationReceived = 'Thank you. We have received your application.';
