import certificate from './banners/certificate.svg?no-inline';
import coaching from './banners/coaching.svg?no-inline';
import lesson from './banners/lesson.svg?no-inline';
import skills from './banners/skills.svg?no-inline';

/** The slides change quickly, so the texts are short. */
export const banners = [
  {
    topic: 'Computer courses',
    text: 'A computer for every student',
    to: '/courses',
    picture: lesson,
    alt: 'A teacher at the board and three students at their laptops',
  },
  {
    topic: 'Skill courses',
    text: 'Skills you can earn from',
    to: '/courses',
    picture: skills,
    alt: 'A sewing machine, a light bulb and an open mobile phone on a workbench',
  },
  {
    topic: 'Entrance coaching',
    text: 'Get ready for the big test',
    to: '/courses',
    picture: coaching,
    alt: 'An answer sheet with a pencil, and a clock on a stack of books',
  },
  {
    topic: 'Certificates',
    text: 'Check one online',
    to: '/view-result',
    picture: certificate,
    alt: 'A certificate and a mobile phone showing a tick',
  },
] as const;

export type BannerProps = (typeof banners)[number];
