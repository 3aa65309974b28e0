import { expect, it } from 'vitest';
import { root } from '../command.ts';
import { loadSpec } from '../generator/load-spec.ts';
import { spec } from '../generator/spec.test-support.ts';
import type { Spec } from '../generator/spec.ts';
import { findBreakingHttpChanges } from './breaking-http-changes.ts';
import { findBreakingTypeChanges } from './breaking-type-changes.ts';

const baseline = await loadSpec(`${root}openapi/baseline.yaml`);

function changeSpec(change: (paths: Spec['paths'], schemas: Spec['components']['schemas']) => void): Spec {
  const copy = structuredClone(spec);
  change(copy.paths, copy.components.schemas);
  return copy;
}

const createBatchBody = (paths: Spec['paths']) => paths['/create-batch']?.post?.requestBody?.content['application/json']?.schema ?? {};

it('reports a removed operation, field or name of a type, a newly required field, an optional response field and a changed type', async () => {
  const changed = changeSpec((paths, schemas) => {
    const { Batch, Graduate, ...others } = schemas;
    delete paths['/wallet'];
    const body = createBatchBody(paths);
    body.properties = { ...body.properties, room: { type: 'string' }, studentLimit: { type: 'string' } };
    body.required = [...(body.required ?? []), 'room'];
    delete paths['/update-profile']?.put?.requestBody?.content['application/json']?.schema.properties?.village;
    Object.assign(Batch ?? {}, { required: ['_id'] });
    for (const name of Object.keys(schemas)) delete schemas[name];
    const renamed = JSON.stringify({ ...others, Batch, Alumnus: Graduate }).replaceAll('schemas/Graduate', 'schemas/Alumnus');
    Object.assign(schemas, JSON.parse(renamed));
  });
  const httpChanges = (await findBreakingHttpChanges(baseline, changed)).join('\n');
  expect(httpChanges).toMatch(/Path `\/wallet` was removed/);
  expect(httpChanges).toMatch(/became required: `room`/);
  expect(httpChanges).toMatch(/Type of `studentLimit`.+\(#\/paths\/~1create-batch\//);
  expect(httpChanges).toMatch(/`village` was removed/);
  expect(httpChanges).toMatch(/no longer required: `title`/);
  expect(await findBreakingTypeChanges(baseline, changed)).toEqual([
    'getWallet was removed from the SDK.',
    'The SDK no longer exports the type Graduate.',
    'updateProfile no longer has every input field of the baseline.',
    'listBatches no longer guarantees the response of the baseline.',
    'createBatch no longer accepts every input of the baseline.',
  ]);
});

it('does not report additions, or another way of writing the same: allOf, a list of types, another order', async () => {
  const changed = changeSpec((paths, schemas) => {
    for (const schema of [createBatchBody(paths), schemas.Transaction])
      Object.assign(schema?.properties ?? {}, { room: { type: 'string' } });
    const { properties = {}, required, ...batch } = schemas.Batch ?? {};
    const { _id, title, ...others } = properties;
    const named = { type: 'object', required, properties: { title: title ?? {}, _id: _id ?? {} } };
    schemas.Named = named;
    schemas.Batch = {
      ...batch,
      allOf: [{ $ref: '#/components/schemas/Named' }, { type: 'object', properties: { ...others, room: { type: 'string' } } }],
    };
    schemas.Phone = { ...schemas.Phone, anyOf: undefined, type: ['integer', 'string'] };
  });
  expect(await findBreakingHttpChanges(spec, changed)).toEqual([]);
  expect(await findBreakingTypeChanges(spec, changed)).toEqual([]);
});
