import { test as base } from './mocks.ts';

/** The number of students in the huge scenario. */
export const studentCount = '10040';

/** Tests with 10,000 students. */
export const test = base.extend({ scenario: 'huge' });
