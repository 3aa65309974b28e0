import { expect, it } from 'vitest';
import { findSamePerson, indexPeople, type Person, toKnownPeople } from './same-person.tsx';

const asha = { who: 'Asha', fullName: 'Asha Kumari', email: 'Asha@example.com', phone: '1235000001', dob: '2005-03-09' };
const index = indexPeople([asha, { ...asha, who: 'Her brother', fullName: 'Ravi', email: 'ravi@example.com' }]);
const find = (person: Person) => {
  const match = findSamePerson(index, person);
  return match && [match.same, match.known.who];
};

it.each(['12350 00001', '+91 12350-00001', '012350 00001', '00911235000001', '१२३५०००००१', 1_235_000_001])(
  'finds by the phone %s the first one who has it',
  (phone) => {
    expect(find({ phone })).toEqual(['phone', 'Asha']);
  },
);

it.each(['2005-03-09', '2005-03-09T00:00:00.000Z', '2005-03-08T18:30:00.000Z'])('finds a student who was born in India on %s', (dob) => {
  const students = toKnownPeople([{ _id: 's', fullName: 'Asha Kumari', dob }]);
  expect(findSamePerson(indexPeople(students), { fullName: 'Asha Kumari', dob: '2005-03-09' })?.known._id).toBe('s');
});

it('finds a phone that has lost its zeros in front', () => {
  expect(findSamePerson(indexPeople([{ who: 'Asha', phone: 12_345 }]), { phone: '+91 00000 12345' })?.same).toBe('phone');
});

it.each<[string, Person]>([
  ['email', { email: ' asha@EXAMPLE.com', phone: '1' }],
  ['dob', { fullName: 'kumari  ASHA.', dob: '2005-03-09' }],
])('finds by %s', (same, person) => {
  expect(find(person)).toEqual([same, 'Asha']);
});

it.each<Person>([
  {},
  { fullName: '', email: ' ', phone: '', dob: '' },
  { fullName: 'Asha Kumari' },
  { fullName: 'Asha Kumari', dob: '2005-03-10' },
  { fullName: 'Asha', dob: '2005-03-09' },
  { phone: '12350 00002' },
])('does not find %j', (person) => {
  expect(find(person)).toBeUndefined();
});

it('one digit repeated stands for no phone, a name alone is not enough, and nobody looks like herself', () => {
  expect(findSamePerson(indexPeople([{ who: 'Asha', phone: '1111111111' }]), { phone: '1111111111' })).toBeUndefined();
  expect(findSamePerson(indexPeople([{ who: 'Asha', fullName: 'Asha' }]), { fullName: 'Asha' })).toBeUndefined();
  expect(findSamePerson(index, asha)).toBeUndefined();
});
