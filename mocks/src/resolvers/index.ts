import type { Resolvers } from '../resolver.ts';
import * as batches from './batches.ts';
import * as certificates from './certificates.ts';
import * as courses from './courses.ts';
import * as enquiries from './enquiries.ts';
import * as exams from './exams.ts';
import * as marksheets from './marksheets.ts';
import * as media from './media.ts';
import * as profile from './profile.ts';
import * as purchase from './purchase.ts';
import * as results from './results.ts';
import * as session from './session.ts';
import * as students from './students.ts';
import * as wallet from './wallet.ts';

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
