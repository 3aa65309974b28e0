import type { Account } from '../db.ts';

const FIRST_NAMES = [
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
const LAST_NAMES = ['Kumar', 'Devi', 'यादव', 'Ansari', 'Sinha', 'पासवान', 'Roy', 'Mishra', 'Oraon', 'शर्मा', 'Gupta'] as const;
type Town = readonly [city: string, state: string];
const TOWNS: readonly [Town, ...Town[]] = [
  ['Patna', 'bihar'],
  ['Gaya', 'bihar'],
  ['Ranchi', 'jharkhand'],
  ['Varanasi', 'uttarPradesh'],
  ['Siliguri', 'westBengal'],
];
const COURSES = ['c-ccc', 'c-dca', 'c-tally', 'c-typing', 'c-ssc'] as const;
const BATCHES = ['b-morning', 'b-forenoon', 'b-afternoon', 'b-evening'] as const;
const FIRST_MOMENT = Date.UTC(2020, 0, 1);
const MINUTES_30 = 30 * 60 * 1000;

/** As many students of the centre as asked for, always the same ones. */
export function hugeStudents(count: number): Account[] {
  return Array.from({ length: count }, (_, index) => hugeStudent(index));
}

function hugeStudent(index: number): Account {
  const [city, state] = nth(TOWNS, index);
  const lastName = nth(LAST_NAMES, Math.floor(index / FIRST_NAMES.length));
  return {
    _id: `s-huge-${index + 1}`,
    fullName: `${nth(FIRST_NAMES, index)} ${lastName}`,
    fatherName: `${nth(FIRST_NAMES, index * 5 + 1)} ${lastName}`,
    email: `student-${index + 1}@example.com`,
    password: 'student123',
    phone: `00000${String(index % 100_000).padStart(5, '0')}`,
    city,
    state,
    pinCode: '800001',
    gender: index % 2 ? 'male' : 'female',
    role: 11,
    rollNo: `GVI/${index + 1001}/2026`,
    createdAt: new Date(FIRST_MOMENT + index * MINUTES_30).toISOString(),
    isActive: index % 7 !== 0,
    courses: [nth(COURSES, index)],
    centre: 'u-franchise',
    batch: nth(BATCHES, index),
  };
}

function nth<T>(list: readonly [T, ...T[]], index: number): T {
  return list[index % list.length] ?? list[0];
}
