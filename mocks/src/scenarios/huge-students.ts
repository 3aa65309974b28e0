import { roles } from '@institute/sdk/contract';
import type { Account } from '../db/db.ts';

/** The same in every call. */
export function hugeStudents(count: number): Account[] {
  return Array.from({ length: count }, (_, index) => createStudent(index));
}

function createStudent(index: number): Account {
  const [city, state] = at(towns, index);
  const lastName = at(lastNames, Math.floor(index / firstNames.length));
  return {
    _id: `s-huge-${index + 1}`,
    fullName: `${at(firstNames, index)} ${lastName}`,
    fatherName: `${at(firstNames, index * 5 + 1)} ${lastName}`,
    email: `student-${index + 1}@example.com`,
    password: 'student123',
    phone: `00000${String(index % 100_000).padStart(5, '0')}`,
    city,
    state,
    pinCode: '800001',
    gender: index % 2 ? 'male' : 'female',
    role: roles.centreStudent,
    rollNo: `GVI/${index + 1001}/2026`,
    createdAt: new Date(firstCreatedAt + index * intervalMs).toISOString(),
    isActive: index % 7 !== 0,
    courses: [at(courses, index)],
    centre: 'u-franchise',
    batch: at(batches, index),
  };
}

/** Wraps around at the end of the list. */
function at<T>(list: readonly [T, ...T[]], index: number): T {
  return list[index % list.length] ?? list[0];
}

type Town = readonly [city: string, state: string];

const firstNames = [
  'Aarti',
  'Rajesh',
  'सीमा',
  'Imran',
  'Kavita',
  'मोहन',
  'Sonu',
  'Zoya',
  'Birju',
  'गीता',
  'Tarun',
  'Usha',
  'Wasim',
] as const;
const lastNames = ['Kumar', 'Devi', 'यादव', 'Ansari', 'Sinha', 'पासवान', 'Roy', 'Mishra', 'Oraon', 'शर्मा', 'Gupta'] as const;
const towns: readonly [Town, ...Town[]] = [
  ['Patna', 'bihar'],
  ['Gaya', 'bihar'],
  ['Ranchi', 'jharkhand'],
  ['Varanasi', 'uttarPradesh'],
  ['Siliguri', 'westBengal'],
];
const courses = ['c-ccc', 'c-dca', 'c-tally', 'c-typing', 'c-ssc'] as const;
const batches = ['b-morning', 'b-forenoon', 'b-afternoon', 'b-evening'] as const;
const firstCreatedAt = Date.UTC(2020, 0, 1);
const intervalMs = 30 * 60 * 1000;
