import { Alert } from '@chakra-ui/react/alert';
import type { Student } from '@institute/sdk';
import { useListStudents } from '@institute/sdk/react';
import { type FormEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { inputDate } from '#lib/dates.ts';
import { formValues, toLatinDigits } from '#lib/form-values.ts';
import * as text from '#text/students.ts';
import { TextLink } from '#ui/links.tsx';
import type { FieldWarnings } from '#ui/user-fields/user-fields.tsx';

/** The fields by which two people are compared. The date of birth is as YYYY-MM-DD. */
export type Person = Partial<Record<'fullName' | 'email' | 'dob', string | undefined>> & { phone?: Student['phone'] | undefined };

/** `who` names the person, and a student of the list has an id. */
export type KnownPerson = Person & { who: string; _id?: string };

export interface Match {
  /** The field that shows the match. A date of birth matches only together with the name. */
  same: 'email' | 'phone' | 'dob';
  known: KnownPerson;
}

/** The people by their keys. If several share a phone, as in families, the first one counts. */
export type PersonIndex = ReadonlyMap<string, Match>;

export function indexPeople(people: readonly KnownPerson[]): PersonIndex {
  return new Map(people.flatMap((known) => toKeys(known).map(([same, key]) => [key, { same, known }] as const)).reverse());
}

/** Finds another person with a key of this person. */
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

/** Without country code, and without leading zeros, which a phone stored as a number has lost. One digit repeated is no phone. */
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

const maxShown = 20;

/** Warns, and forbids nothing: brothers and sisters share a phone. The empty status is there from the start, so that it is read out. */
export function SamePersonNotice({ matches }: { matches: readonly (Match & { row: string })[] }) {
  const others = matches.length - maxShown;
  return (
    <div role="status">
      {matches.length > 0 && (
        <Alert.Root status="warning">
          <Alert.Content gap="2">
            <Alert.Title>{text.isSamePerson}</Alert.Title>
            <ul>
              {matches.slice(0, maxShown).map(({ same, known, row }) => (
                <li key={row}>{linkToKnown(known._id, text.sameAs(same, known.who, row))}</li>
              ))}
              {others > 0 && <li>{text.andOtherRows(others)}</li>}
            </ul>
          </Alert.Content>
        </Alert.Root>
      )}
    </div>
  );
}

/** A student of the list opens in a new tab, so that nothing that is typed is lost. */
function linkToKnown(id: string | undefined, sentence: string) {
  if (!id) return sentence;
  return (
    <TextLink to="/franchise/students/$id" params={{ id }} target="_blank">
      {sentence}
    </TextLink>
  );
}

/**
 * Looks for the student whom a form describes among the students of the list, and asks at the field that both have in common. As long as
 * the list has not loaded, no student is found.
 */
export function useSamePerson() {
  const { data } = useListStudents(undefined, { meta: { quiet: true } });
  const known = useMemo(() => indexPeople(toKnownPeople(data?.users)), [data]);
  const [match, setMatch] = useState<Match>();
  const typedForm = useRef<HTMLFormElement>(undefined);
  const look = (form: HTMLFormElement | undefined) => {
    if (!form) return;
    const values = formValues(form);
    setMatch(findSamePerson(known, { fullName: values('fullName'), email: values('email'), phone: values('phone'), dob: values('dob') }));
  };
  const lookAgain = useEffectEvent(() => look(typedForm.current));
  // Not at each change of the list, because the list soon has the student who has just been created.
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isLoaded) lookAgain();
  }, [isLoaded]);
  return {
    warnings: { email: null, phone: null, dob: null, ...(match && { [match.same]: askAbout(match) }) } satisfies FieldWarnings,
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      typedForm.current = currentTarget;
      look(currentTarget);
    },
    reset: () => setMatch(undefined),
  };
}

function askAbout({ same, known }: Match) {
  return (
    <>
      {same !== 'email' && text.isSamePerson} {linkToKnown(known._id, text.sameAs(same, known.who))}
    </>
  );
}
