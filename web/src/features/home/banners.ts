import certificate from './banners/certificate.svg?no-inline';
import coaching from './banners/coaching.svg?no-inline';
import lesson from './banners/lesson.svg?no-inline';
import skills from './banners/skills.svg?no-inline';

/** What the institute does, a picture each. They pass quickly: a few words are all that can be read. */
export const banners = [
  {
    about: 'Computer courses',
    text: 'A machine of your own',
    to: '/courses',
    picture: lesson,
    alt: 'A teacher at the board, and three students at their laptops',
  },
  {
    about: 'Skill courses',
    text: 'Work for skilled hands',
    to: '/courses',
    picture: skills,
    alt: 'A sewing machine, a lit bulb and an opened mobile phone on a workbench',
  },
  {
    about: 'Entrance coaching',
    text: 'Ready for the big test',
    to: '/courses',
    picture: coaching,
    alt: 'An answer sheet with a pencil, and a clock on a pile of books',
  },
  {
    about: 'Certificates',
    text: 'Check one online',
    to: '/view-result',
    picture: certificate,
    alt: 'A certificate, and a mobile phone that shows a tick for it',
  },
] as const;

export type BannerFacts = (typeof banners)[number];
