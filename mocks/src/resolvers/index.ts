import type { Resolvers } from '../types.ts';
import { batches } from './batches.ts';
import { certificates } from './certificates.ts';
import { courses } from './courses.ts';
import { enquiries } from './enquiries.ts';
import { exams } from './exams.ts';
import { marksheets } from './marksheets.ts';
import { media } from './media.ts';
import { profile } from './profile.ts';
import { purchase } from './purchase.ts';
import { results } from './results.ts';
import { session } from './session.ts';
import { students } from './students.ts';
import { wallet } from './wallet.ts';

/** One function an operation; the type refuses a missing one. */
export const resolvers: Resolvers = {
  ...session,
  ...profile,
  ...courses,
  ...enquiries,
  ...purchase,
  ...certificates,
  ...students,
  ...batches,
  ...results,
  ...exams,
  ...marksheets,
  ...wallet,
  ...media,
};
