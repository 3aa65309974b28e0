import { expect, it } from 'vitest';
import {
  cors,
  type Drift,
  driftAt,
  driftBody,
  driftField,
  driftHeader,
  driftInput,
  driftRows,
  driftWithoutToken,
  failuresOf,
  htmlResponse,
  problem,
  renameIds,
  runAgainst,
} from './drifting-server.test-support.ts';
import type { RunOptions } from './types.ts';

const driftEverywhere =
  (change: (body: Record<string, unknown>) => unknown): Drift =>
  async (_request, respond) => {
    const response = await respond();
    if (!response.ok || !response.headers.get('content-type')?.startsWith('application/json')) return response;
    return new Response(JSON.stringify(change(await response.json())), { status: response.status, headers: response.headers });
  };

const driftHeaders =
  (change: (headers: Headers) => void): Drift =>
  async (_request, respond) => {
    const response = await respond();
    change(response.headers);
    return response;
  };

function limitRate(most: number): Drift {
  let count = 0;
  return (_request, respond) => {
    count += 1;
    return count > most ? problem(429) : respond();
  };
}

const driftDocument = (change: (html: string) => Response): Drift =>
  driftAt('/my-ht/', async (respond) => {
    const response = await respond();
    return response.ok ? change(await response.text()) : response;
  });

const fixType = (headers: Headers, type: string) => {
  if (headers.get('content-type')?.startsWith('application/json')) headers.set('Content-Type', type);
};

const driftErrors =
  (change: (message: unknown) => unknown): Drift =>
  async (_request, respond) => {
    const response = await respond();
    if (response.status !== 422) return response;
    const body = await response.json();
    return new Response(JSON.stringify({ ...body, message: change(body.message) }), { status: 422, headers: response.headers });
  };

const students = '/franchise/users';
const writes = { tokens: [], writes: true };

/** Drops an unknown field, but an old record has one. */
const oldField: Drift = (request, respond, store) =>
  driftRows('/self-created-batches', 'batches', { contractUnknown: '1' })(
    request,
    () => Promise.resolve(driftInput('/create-batch', () => ({ contractUnknown: undefined }))(request, respond, store)),
    store,
  );

it.each<[string, Drift, Partial<RunOptions>?]>([
  ['no drift', (_request, respond) => respond()],
  ['no drift, with writes', (_request, respond) => respond(), writes],
  ['a field more in every response', driftEverywhere((body) => ({ ...body, requestId: 'r-1' }))],
  ['a field more in every row', driftRows(students, 'users', { __v: 0, nickname: 'x' })],
  ['the virtual id of Mongoose beside _id', driftRows('/courses', 'courses', { id: 'c-ccc' })],
  ['no success key', driftEverywhere(({ success, ...body }) => body)],
  ['other words in messages', driftEverywhere((body) => ({ ...body, message: 'ठीक है' })), writes],
  ['rows in another order', driftBody('/courses', ({ courses }: { courses: unknown[] }) => void courses.reverse())],
  [
    'no optional fields',
    driftRows(students, 'users', { dob: undefined, gender: undefined, city: undefined, avatar: undefined, isActive: undefined }),
  ],
  ['phone numbers as numbers', driftField(students, 'phone', 9_876_543_210)],
  ['courses as records', driftField(students, 'courses', [{ _id: 'c-ccc', title: 'CCC' }, null])],
  ['no picture', driftField('/profile', 'avatar', null)],
  ['an empty list', driftField('/self-created-results', 'results', [])],
  ['403 in place of 401, where both are documented', driftWithoutToken('/wallet', () => problem(403))],
  ['a document as a JSON string', driftDocument((html) => Response.json(html, { headers: cors }))],
  ['a document of another look', driftDocument(() => htmlResponse('<!doctype html><html><body><p>Admit card</p></body></html>'))],
  [
    'more headers, private caches and their validators, and a clock that is a year ahead',
    driftHeaders((headers) => {
      const more = { 'X-Request-Id': '1', 'Cache-Control': 'private, no-cache', ETag: '"1"', Date: 'Sat, 27 Nov 2027 10:00:00 GMT' };
      for (const [name, value] of Object.entries(more)) headers.set(name, value);
    }),
  ],
  ['public caches for what every visitor sees', driftHeader('/courses', 'Cache-Control', 'public, max-age=300')],
  [
    'CORS for one website',
    driftHeaders((headers) => headers.set('Access-Control-Allow-Origin', 'https://www.institute.example')),
    { origin: undefined },
  ],
  ['no CORS, behind the website itself', driftHeaders((headers) => headers.delete('Access-Control-Allow-Origin')), { origin: undefined }],
  [
    'unknown query parameters that are ignored',
    (request, respond) => {
      const url = new URL(request.url);
      url.searchParams.delete('contractUnknown');
      return respond(new Request(url, request));
    },
  ],
  ['a rate limit that ends the run', limitRate(60)],
  ['empty texts in optional fields', driftRows(students, 'users', { city: '', village: '', fatherName: '' })],
  ['times with another precision', driftField('/self-created-batches', 'createdAt', '2026-03-01T04:00:00Z')],
  ['one 429 with Retry-After', driftAt('/wallet', () => problem(429, 'Slow down', { ...cors, 'Retry-After': '1' }))],
  ['a charset in capitals', driftHeaders((headers) => fixType(headers, 'application/json; charset=UTF-8'))],
  ['no charset', driftHeaders((headers) => fixType(headers, 'application/json'))],
  ['fields with null that allow it', driftRows('/self-created-results', 'results', { student: null, course: null })],
  ['ids of another form', renameIds(), { tokens: [] }],
  ['a message by field where a sentence could be', driftErrors((message) => ({ amount: [String(message)] })), writes],
  [
    'timestamps of a database',
    driftBody('/profile', ({ user }: { user: object }) => void Object.assign(user, { updatedAt: '2026-01-12T05:30:00.000Z' })),
    { tokens: [] },
  ],
  ['a field of an old run', oldField, writes],
  [
    'a list that shows its newest rows only',
    driftBody('/self-created-batches', ({ batches }: { batches: unknown[] }) => void batches.splice(6)),
    writes,
  ],
  ['new prices', driftRows('/courses', 'courses', { price: 9999.5, discountedPrice: 0 })],
])('is silent about %s [R-450]', async (_name, drift, options) => {
  expect(failuresOf(await runAgainst(drift, options))).toEqual([]);
});
