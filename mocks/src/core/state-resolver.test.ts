import { createSchema } from '@institute/sdk/schemas';
import { describe, expect, it } from 'vitest';
import { createTestContext } from '../../test/call-resolver.ts';
import { createStateResolver } from './state-resolver.ts';
import type { StateRule } from './state-rule.ts';

type Rule = Partial<StateRule> & Pick<StateRule, 'action'>;

/** Pets of two users, and what runs a rule on them. */
function createPets(pets: object[] = rows()) {
  const db = { pets };
  const run = (rule: Rule, input: object = {}, user?: string) => {
    const operation = { method: 'GET', path: '/', input: createSchema({}), status: 200, statuses: {} } as const;
    const resolve = createStateResolver(operation, { collection: 'pets', key: 'id', property: '', ...rule });
    const viewer = user === undefined ? undefined : { _id: user };
    return resolve({ db, input, viewer, now: '2026-11-21T06:00:00.000Z', origin: '', appOrigin: '' });
  };
  return { db, run };
}

const rows = () => [
  { id: 1, name: 'Rex', owner: 'asha', createdAt: '2026-01-01' },
  { id: 2, name: 'Tom', owner: 'ravi', createdAt: '2026-03-01' },
  { id: 3, name: 'Ivy', owner: 'asha', createdAt: '2026-02-01' },
  { id: 4, name: 'Mia', owner: 'asha', createdAt: '2026-02-01' },
];
const update: Rule = { action: 'update', keyInput: 'petId', owner: 'owner', label: 'this pet' };
const names = (records: unknown) => (Array.isArray(records) ? records.map(({ name }) => name) : records);
const conflict = expect.objectContaining({ status: 409 });

describe('list', () => {
  it('has the records of the viewer, the oldest or the newest first, the last inserted first at the same time', () => {
    const { run } = createPets();
    expect(names(run({ action: 'list' }))).toEqual(['Rex', 'Tom', 'Ivy', 'Mia']);
    expect(names(run({ action: 'list', owner: 'owner', isNewestFirst: true }, {}, 'asha'))).toEqual(['Mia', 'Ivy', 'Rex']);
  });

  it('has the records that match a filter', () => {
    const { run } = createPets();
    expect(names(run({ action: 'list', filters: ['name'] }, { name: 'Tom' }))).toEqual(['Tom']);
    expect(names(run({ action: 'list', filters: ['id'] }, { id: [1, 3] }))).toEqual(['Rex', 'Ivy']);
  });
});

describe('update', () => {
  it('changes a record of the viewer, but neither its key nor its owner', () => {
    const { db, run } = createPets();
    run(update, { petId: '1', id: 99, owner: 'ravi', name: 'Max' }, 'asha');
    expect(db.pets[0]).toEqual({ id: 1, name: 'Max', owner: 'asha', createdAt: '2026-01-01' });
  });
});

describe.each(['get', 'update', 'remove'] as const)('%s', (action) => {
  it.each([
    ['an unknown key', '9'],
    ['a record of another user', '2'],
  ])('responds with 404 to %s', (_name, petId) => {
    const { db, run } = createPets();
    const reason = 'We could not find this pet.';
    expect(() => run({ ...update, action }, { petId, name: 'Max' }, 'asha')).toThrow(expect.objectContaining({ status: 404, reason }));
    expect(db.pets).toEqual(rows());
  });
});

describe('insert', () => {
  it('gives a number after the highest key of the data', () => {
    const { run } = createPets([{ id: 7 }, { id: 2 }]);
    const rule: Rule = { action: 'insert', keyType: 'number' };
    expect([run(rule), run(rule)]).toEqual([{ id: 8 }, { id: 9 }]);
  });

  it('gives a text, or the same UUIDs in each run, that no record has', () => {
    const { run } = createPets([{ id: 'p-1' }, { id: '00000000-0000-4000-8000-000000000003' }]);
    expect(run({ action: 'insert' })).toEqual({ id: 'p-2' });
    expect(run({ action: 'insert', keyType: 'uuid' })).toEqual({ id: '00000000-0000-4000-8000-000000000004' });
  });

  it('responds with 409 to a key that a record has', () => {
    const { db, run } = createPets();
    expect(() => run({ action: 'insert' }, { id: '2', name: 'Max' })).toThrow(conflict);
    expect(db.pets).toEqual(rows());
  });

  it('stores queries and applications of visitors, blank texts included', async () => {
    const { db, as } = createTestContext();
    await as()('sendQuery', { name: '', email: '', phone: '', message: '' });
    await as()('requestFranchise', {
      fullName: 'Imran Qureshi',
      email: 'imran@example.com',
      phone: '0000022222',
      address: '',
      CenterLocation: 'Gaya, Bihar',
      workExperience: '',
      aboutInstitute: '',
    });
    expect(db.queries).toHaveLength(1);
    expect(db.applications[0]).toMatchObject({ CenterLocation: 'Gaya, Bihar' });
  });
});

describe('signIn', () => {
  const asha = { id: 1, name: 'asha', password: 'long', pinCode: '800001' };
  const signIn: Rule = { action: 'signIn' };

  it('needs the name and the password of a user', () => {
    expect(createPets([asha]).run(signIn, { name: 'asha', password: 'long' })).toBe('mock-1');
  });

  it.each([
    ['nothing', {}],
    ['no password', { name: 'asha' }],
    ['a wrong password', { name: 'asha', password: 'short' }],
    ['an unknown name', { name: 'ravi', password: 'long' }],
  ])('responds with 401 to %s', (_name, input) => {
    expect(() => createPets([asha]).run(signIn, input)).toThrow(expect.objectContaining({ status: 401 }));
  });

  it('responds with 401 to nothing also where users have no password', () => {
    expect(() => createPets([{ id: 1, name: 'asha' }]).run(signIn)).toThrow(expect.objectContaining({ status: 401 }));
  });
});
