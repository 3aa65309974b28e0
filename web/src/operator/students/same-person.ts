import type { Student } from '@institute/sdk';
import { inputDate } from '#lib/dates.ts';
import { toLatinDigits } from '#lib/form-values.ts';

/** What tells that two people are one. The date of birth is as YYYY-MM-DD. */
export type Person = Partial<Record<'fullName' | 'email' | 'dob', string | undefined>> & { phone?: Student['phone'] | undefined };

/** `who` names the person, and a student of the list has an id. */
export type KnownPerson = Person & { who: string; _id?: string };

export interface Match {
  /** The field that completes what is the same. The date of birth is so only with the name. */
  same: 'email' | 'phone' | 'dob';
  known: KnownPerson;
}

/** The people by what they are compared by. Of several with one phone, as families have it, the first counts. */
export type PersonIndex = ReadonlyMap<string, Match>;

export function indexPeople(people: readonly KnownPerson[]): PersonIndex {
  return new Map(people.flatMap((known) => toKeys(known).map(([same, key]) => [key, { same, known }] as const)).reverse());
}

/** Finds another one who looks like the person. */
export function findSamePerson(index: PersonIndex, person: Person): Match | undefined {
  return toKeys(person)
    .map(([, key]) => index.get(key))
    .find((match) => match && match.known !== person);
}

export const toKnownPeople = (students: readonly Student[] = []): KnownPerson[] =>
  students.map((student) => {
    const who = [student.fullName || '-', student.rollNo].filter(Boolean).join(', ');
    return { ...student, dob: inputDate(student.dob), who };
  });

function toKeys({ fullName, email, phone, dob }: Person): (readonly [Match['same'], string])[] {
  const name = toName(fullName ?? '');
  const keys = [
    ['email', (email ?? '').trim().toLowerCase()],
    ['phone', toNumber(phone)],
    ['dob', name && dob ? `${name} ${dob}` : ''],
  ] as const;
  return keys.filter(([, key]) => key !== '');
}

/** Without country code, and without zeros in front, which a phone that is a number has lost. One digit repeated stands for no phone. */
function toNumber(phone: Person['phone']): string {
  const digits = toLatinDigits(`${phone ?? ''}`).replace(/\D/g, '');
  const number = digits.slice(-10).replace(/^0+/, '');
  return /^(\d)\1*$/.test(number) ? '' : number;
}

/** The words in alphabetical order, because some write the surname first. */
function toName(name: string): string {
  const words = name.normalize('NFC').toLowerCase();
  return (words.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).sort().join(' ');
}
