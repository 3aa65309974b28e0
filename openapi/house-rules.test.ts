import { fileURLToPath } from 'node:url';
import { lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { loadRules } from './house-rules.ts';

const answer = '200: { description: Done, content: { application/json: { schema: { type: object } } } }';
const contract = (operation: string) => `
openapi: 3.1.0
info: { title: One, version: 1.0.0 }
paths:
  /one:
    post: { operationId: change, ${operation} }
`;

async function found(operation: string): Promise<string[]> {
  const config = await loadRules();
  const absoluteRef = fileURLToPath(new URL('one.yaml', import.meta.url));
  const problems = await lintFromString({ source: contract(operation), absoluteRef, config });
  return problems.map(({ ruleId }) => ruleId).filter((rule) => rule.startsWith('institute/'));
}

it.each([
  ['an answer without an example', `responses: { ${answer} }`, 'institute/answers-have-examples'],
  ['an outdated answer that nothing reads', 'x-invalidates: [change], responses: {}', 'institute/names-resolve'],
])('%s is found', async (_, operation, rule) => {
  expect(await found(operation)).toEqual([rule]);
});

it('nothing is found where all is said', async () => {
  expect(await found('responses: {}')).toEqual([]);
});
