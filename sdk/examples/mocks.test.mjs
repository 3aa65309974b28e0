// @ts-check
/**
 * Tests of a program with the mocks. They replace the network, so no server runs.
 *
 *   npm install @institute/sdk && npm install --save-dev @institute/mocks msw
 *   node --test mocks.test.mjs
 */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { createMockServer } from '@institute/mocks/node';
import { createApi, isApiError } from '@institute/sdk';

const baseUrl = 'https://api.example.com/v1';

/** The program: adds a batch, unless the centre has one with that title. Returns the number of batches. */
async function addBatch(/** @type {string} */ title) {
  /** @type {string | undefined} */
  let token;
  const api = createApi({ baseUrl, retries: 1, token: () => token });
  ({ token } = await api.login({ email: 'franchise@example.com', password: 'franchise123' }));
  const { batches } = await api.listBatches();
  if (batches.some((batch) => batch.title === title)) return batches.length;
  await api.createBatch({ title, time: '5 PM', studentLimit: 25 });
  return batches.length + 1;
}

const mocks = createMockServer({ baseUrl });
before(() => mocks.server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => mocks.reset());
after(() => mocks.server.close());

/** The operator's batches in the mocks. */
const storedBatches = () => mocks.store.state.db.batches.filter(({ owner }) => owner === 'u-franchise');

test('adds a batch', async () => {
  const count = storedBatches().length;
  assert.equal(await addBatch('Evening'), count + 1);
  assert.equal(storedBatches().length, count + 1);
  assert.deepEqual(storedBatches().at(-1)?.studentLimit, 25);
});

test('does not add a batch twice', async () => {
  assert.equal(await addBatch('Evening'), await addBatch('Evening'));
});

test('adds the first batch of a new franchise', async () => {
  await mocks.reset('new-franchise'); // a scenario: every list is empty
  assert.equal(await addBatch('Evening'), 1);
});

test('reports an error of the server, and adds nothing', async () => {
  await mocks.reset('server-500'); // a scenario: every request fails
  await assert.rejects(addBatch('Evening'), (error) => isApiError(error) && error.status === 500);
});

test('adds a batch when the server is busy at first', async () => {
  mocks.on('listBatches', { status: 503, times: 1 }); // a fault of one operation
  await addBatch('Evening');
  assert.equal(storedBatches().at(-1)?.title, 'Evening');
  assert.deepEqual(
    mocks.calls('listBatches').map(({ status }) => status),
    [503, 200],
  );
});
