import { expect, it } from 'vitest';
import { createTestApi } from '../test/fake-server.ts';
import { ParseError } from './client/errors.ts';
import { repairResponses } from './repair.ts';

async function receive(operation: 'listCourses' | 'getProfile' | 'listExams' | 'listMarksheets' | 'createBatch', body: object) {
  const { api } = createTestApi(Response.json({ success: true, ...body }), { inspect: repairResponses() });
  return api.call(operation, {} as never);
}

const course = { _id: 'c', title: 'Tally', price: 100 };
const user = { _id: 'u', fullName: 'Asha', email: 'a@example.com', role: 10 };

it.each<[string, object, object]>([
  ['a required text that is missing', { _id: 'c', price: 100 }, { _id: 'c', price: 100, title: '-' }],
  ['a required text that is null', { ...course, title: null }, { ...course, title: '-' }],
  ['a required text that is an object', { ...course, title: { en: 'Tally' } }, { ...course, title: '-' }],
  ['a required text that is a number', { ...course, title: 12 }, { ...course, title: '12' }],
  ['a number that is a text', { ...course, price: '100' }, course],
  ['a required number that is none', { ...course, price: 'cheap' }, { ...course, price: Number.NaN }],
  ['an optional text that is null', { ...course, description: null }, course],
  ['an optional number that is no number', { ...course, examFees: '' }, course],
  ['an optional list that is none', { ...course, features: 'good' }, course],
  ['an entry of a list of texts', { ...course, features: ['a', null, 3, {}] }, { ...course, features: ['a', '3'] }],
  ['a value of a record', { ...course, thumbnail: { url: 5 } }, { ...course, thumbnail: { url: '5' } }],
  ['an optional record that is none', { ...course, thumbnail: 'a.png' }, course],
  ['nothing of what the contract does not name', { ...course, more: null }, { ...course, more: null }],
])('repairs %s', async (_what, sent, received) => {
  const expected = { success: true, courses: [received] };
  expect(await receive('listCourses', { courses: [sent] })).toStrictEqual(expected);
});

it.each([null, 'c', 5, [], {}, { ...course, _id: null }, { ...course, _id: 7 }])(
  'leaves out an entry that cannot be told from others: %j',
  async (entry) => {
    expect(await receive('listCourses', { courses: [course, entry] })).toEqual({ success: true, courses: [course] });
  },
);

it('keeps what the contract allows in place of a record, and null only there', async () => {
  const body = { user: { ...user, avatar: null, courses: ['c', null, { _id: 'd' }, 5, {}] } };
  expect(await receive('getProfile', body)).toStrictEqual({
    success: true,
    user: { ...user, avatar: null, courses: ['c', null, { _id: 'd' }, '5'] },
  });
  const exam = { _id: 'e', title: 'Final', students: [{ _id: 's', fullName: null }, null] };
  const { hallTickets } = Object(await receive('listExams', { hallTickets: [{ ...exam, batch: { title: 'Morning' }, course: null }] }));
  expect(hallTickets).toStrictEqual([{ ...exam, course: null, students: [{ _id: 's', fullName: '-' }] }]);
});

it('returns the same lists and records if nothing is to be repaired', () => {
  const courses = [course];
  const data = { courses };
  repairResponses()('listCourses', data, 200);
  expect([data.courses, data.courses[0]]).toEqual([courses, course]);
  expect(data.courses).toBe(courses);
});

it.each<['listCourses' | 'getProfile', object]>([
  ['listCourses', { courses: { 0: course } }],
  ['listCourses', { courses: 'none' }],
  ['getProfile', { user: 'u' }],
  ['getProfile', { user: { ...user, _id: null } }],
])('fails a call that has not what it is about: %s %j', async (operation, body) => {
  await expect(receive(operation, body)).rejects.toBeInstanceOf(ParseError);
});

it('a write has succeeded, whatever its message is', async () => {
  expect(await receive('createBatch', { message: { text: 'Created' } })).toEqual({ success: true, message: '-' });
});
