import { fileURLToPath } from 'node:url';
import { lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { loadLintConfig } from './lint-contract.ts';

const response = '200: { description: Done, content: { application/json: { schema: { type: object } } } }';
const createSpec = (operation: string) => `
openapi: 3.1.0
info: { title: One, version: 1.0.0 }
paths:
  /one:
    post: { operationId: change, ${operation} }
`;

async function findViolatedRules(operation: string): Promise<string[]> {
  const config = await loadLintConfig(fileURLToPath(new URL('../redocly.yaml', import.meta.url)));
  const absoluteRef = fileURLToPath(new URL('one.yaml', import.meta.url));
  const problems = await lintFromString({ source: createSpec(operation), absoluteRef, config });
  return problems.map(({ ruleId }) => ruleId).filter((rule) => rule.startsWith('institute/'));
}

it.each([
  ['a response without an example', `responses: { ${response} }`, 'institute/responses-have-examples'],
  ['x-invalidates with anything but a GET operation', 'x-invalidates: [change], responses: {}', 'institute/invalidates-resolve'],
  ['x-invalidates with a parameter of it', "x-invalidates: ['change(id: $.id)'], responses: {}", 'institute/invalidates-resolve'],
])('reports %s', async (_, operation, rule) => {
  expect(await findViolatedRules(operation)).toEqual([rule]);
});

it('reports nothing for a complete operation', async () => {
  expect(await findViolatedRules('responses: {}')).toEqual([]);
});
