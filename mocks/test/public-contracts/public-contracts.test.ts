import petstoreContract from '@readme/oas-examples/3.1/json/petstore.json' with { type: 'json' };
import galaxyContract from '@scalar/galaxy/3.1.json' with { type: 'json' };
import { openapiOverlay } from 'openapi-format';
import { describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../../src/openapi.ts';
import { createClient } from './create-client.ts';
import galaxyOverlay from './galaxy.overlay.json' with { type: 'json' };
import petstoreOverlay from './petstore.overlay.json' with { type: 'json' };

type Overlay = Parameters<typeof openapiOverlay>[1]['overlaySet'];

/** A public contract, as its authors wrote it, with the `x-state` of an overlay. */
async function annotate(contract: OpenApiDocument, overlaySet: Overlay): Promise<OpenApiDocument> {
  const { data, resultData } = await openapiOverlay({ ...contract }, { overlaySet });
  expect(resultData.unusedActions ?? []).toEqual([]);
  return data;
}

const petstore = await annotate(petstoreContract, petstoreOverlay);
const galaxy = await annotate(galaxyContract, galaxyOverlay);

describe("Swagger's Petstore", () => {
  const rex = { name: 'Rex', photoUrls: [], status: 'available' };

  const asha = { username: 'asha', password: 'a-long-secret', email: 'asha@example.com' };

  it('signs in, creates, lists, gets and deletes pets', async () => {
    const { call } = createClient(petstore);
    await call('POST', '/user', { body: asha });
    expect((await call('GET', '/user/login?username=asha&password=wrong')).status).toBe(401);
    expect((await call('POST', '/user', { body: { ...asha, password: 'another' } })).status).toBe(409);
    const { body: token } = await call('GET', '/user/login?username=asha&password=a-long-secret');
    const { body: created } = await call('POST', '/pet', { body: rex, token });
    expect(created).toEqual({ id: 1, ...rex });
    await call('POST', '/pet', { body: { ...rex, name: 'Tom', status: 'sold' }, token });
    expect((await call('GET', '/pet/findByStatus?status=available', { token })).body).toEqual([created]);
    expect((await call('GET', '/pet/findByStatus?status=available,sold', { token })).body).toHaveLength(2);
    expect(await call('GET', '/pet/1', { token })).toEqual({ status: 200, body: created });
    expect((await call('DELETE', '/pet/1', { token })).status).toBe(200);
    expect((await call('GET', '/pet/1', { token })).status).toBe(404);
    expect((await call('POST', '/pet', { body: rex })).status).toBe(401);
  });

  it('keeps passwords and tokens out of the list of calls, also those in a query and a text', async () => {
    const { call, journal } = createClient(petstore);
    await call('POST', '/user', { body: asha });
    const { body: token } = await call('GET', '/user/login?username=asha&password=a-long-secret');
    const text = JSON.stringify(journal.all());
    for (const secret of ['a-long-secret', token]) expect(text).not.toContain(secret);
    expect(journal.all()[1]).toMatchObject({ path: '/user/login?username=asha&password=•••', response: '•••' });
  });

  it('places and deletes orders without a token, and rejects what its schemas do not allow', async () => {
    const { call } = createClient(petstore);
    const order = { petId: 7, quantity: 1, status: 'placed' };
    expect((await call('POST', '/store/order', { body: order })).body).toEqual({ id: 1, ...order });
    expect((await call('GET', '/store/order/1')).body).toMatchObject(order);
    expect((await call('DELETE', '/store/order/1')).status).toBe(200);
    expect((await call('DELETE', '/store/order/1')).status).toBe(404);
    expect((await call('POST', '/store/order', { body: { ...order, status: 'lost' } })).status).toBe(400);
    expect((await call('GET', '/store/order/first')).status).toBe(400);
  });
});

describe('Scalar Galaxy', () => {
  const marc = { name: 'Marc', email: 'marc@example.com', password: 'i-love-space' };

  it('signs up and in, creates, lists, gets, changes and deletes planets', async () => {
    const { call } = createClient(galaxy);
    const signUp = await call('POST', '/user/signup', { body: marc });
    // The contract shows neither the address nor the password.
    expect(signUp).toEqual({ status: 201, body: { id: 1, name: 'Marc' } });
    const { email, password } = marc;
    expect((await call('POST', '/auth/token', { body: { email, password: 'wrong-password' } })).status).toBe(401);
    const { token } = (await call('POST', '/auth/token', { body: { email, password } })).body;
    expect((await call('POST', '/planets', { body: { name: 'Mars' }, token: 'forged' })).status).toBe(401);
    const mars = await call('POST', '/planets', { body: { name: 'Mars' }, token });
    expect(mars).toEqual({ status: 201, body: { id: 2, name: 'Mars' } });
    // Reading needs no token.
    expect((await call('GET', '/planets')).body).toMatchObject({ data: [{ id: 2, name: 'Mars' }] });
    expect((await call('PUT', '/planets/2', { body: { name: 'Red planet' }, token })).body).toEqual({ id: 2, name: 'Red planet' });
    expect(await call('DELETE', '/planets/2', { token })).toEqual({ status: 204, body: undefined });
    expect((await call('GET', '/planets/2')).status).toBe(404);
  });

  it('rejects what its schemas do not allow, with an error of its own', async () => {
    const { call } = createClient(galaxy, { errorBody: (detail, status) => ({ title: 'Wrong', status, detail }) });
    expect(await call('POST', '/user/signup', { body: { ...marc, email: 'nobody' } })).toEqual({
      status: 400,
      body: { title: 'Wrong', status: 400, detail: expect.stringContaining('email must match format') },
    });
  });
});
