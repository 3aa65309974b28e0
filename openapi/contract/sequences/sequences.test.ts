import type { StoredBatch } from '@institute/mocks';
import { describe, expect, it } from 'vitest';
import { type Drift, driftBody, failuresOf, runAgainst } from '../live/drifting-server.test-support.ts';
import type { RunOptions } from '../live/types.ts';

/** The long tests run more sequences. */
const sequences = Number(process.env.CONTRACT_SEQUENCES ?? 150);
const options = { writes: true, tokens: [], seed: 1 };

type Rows = Record<string, unknown>[];

/** Drops the oldest batch that the sequence has created, as soon as there are two. */
const losesRows = driftBody('/self-created-batches', ({ batches }: { batches: Rows }) => {
  const created = batches.filter(({ title }) => String(title).startsWith('Contract'));
  if (created.length > 1) batches.splice(batches.indexOf(created.at(-1) ?? {}), 1);
});

/** The next new batch brings a deleted batch back. */
function bringsBack(): Drift {
  const deleted = new WeakMap<object, StoredBatch>();
  return async (request, respond, { state }) => {
    const { db } = state;
    const id = new URL(request.url).pathname.split('/category/')[1];
    const batch = request.method === 'DELETE' ? db.batches.find(({ _id }) => _id === id) : undefined;
    const lost = deleted.get(db);
    const response = await respond();
    if (batch) deleted.set(db, batch);
    if (lost && request.url.endsWith('/create-batch') && response.ok) db.batches.unshift(lost);
    return response;
  };
}

const cutsNames = driftBody('/profile', ({ user }: { user: { fullName: string } }) => {
  user.fullName = user.fullName.slice(0, 12);
});

/** A photo makes the server forget the village. */
const forgetsVillage: Drift = async (request, respond, { state }) => {
  const response = await respond();
  const account = state.db.accounts.find(({ _id }) => _id === 'u-student');
  if (account && request.url.endsWith('/profile-pic')) account.village = 'Gomti Nagar';
  return response;
};

async function findingsOf(drift: Drift, run: Partial<RunOptions>) {
  const rows = await runAgainst(drift, { ...options, ...run });
  return rows.find(({ operation }) => operation === 'sequences')?.findings ?? [];
}

describe('random sequences of writes', () => {
  // Every test run tries other sequences. A finding names the place of its sequence, which --replay repeats.
  it(`find no fault in the mocks in ${sequences} sequences [R-450]`, { timeout: 1_200_000 }, async () => {
    expect(failuresOf(await runAgainst((_request, respond) => respond(), { ...options, sequences, seed: undefined }))).toEqual([]);
  });

  it.each<[string, Drift, RegExp]>([
    ['a list that loses a row when another one comes', losesRows, /the created \S+ is gone, some requests later/],
    ['a deleted row that comes back', bringsBack(), /the deleted \S+ is back, some requests later/],
    ['a name that is cut', cutsNames, /fullName is .* after .* was sent/],
    ['a field that another write forgets', forgetsVillage, /village is "Gomti Nagar" after .* was sent, some requests later/],
  ])('find %s, and name the place [R-450]', async (_name, drift, problem) => {
    const findings = await findingsOf(drift, { sequences: 200 });
    expect(findings.map(({ problem: text }) => text)).toEqual([expect.stringMatching(problem)]);
    expect(findings[0]?.curl).toMatch(/--writes --replay '-?\d+,[\d:]+,.*'$/);
  });

  it('repeat one sequence at the place that a finding names', async () => {
    const [found] = await findingsOf(losesRows, { sequences: 60 });
    const replay = /--replay '(.*)'$/.exec(found?.curl ?? '')?.[1] ?? '';
    const [repeated] = await findingsOf(losesRows, { replay });
    expect(repeated?.problem.split(': ')[0]).toContain('is gone, some requests later');
    expect(repeated?.problem.split(': ')[1]).toBe(found?.problem.split(': ')[1]);
  });
});
