import { test as base } from './mocks.ts';

/** The number of students in the huge scenario. */
export const studentCount = '100040';

/** Tests with 100,000 students. */
export const test = base.extend({ scenario: 'huge' });
