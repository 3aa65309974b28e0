import ts from 'typescript';
import { expect, it } from 'vitest';
import { root } from '../command.ts';
import { docComment, requestComment } from './comments.ts';
import { emitCalls } from './emit-calls.ts';
import { emitHooks } from './emit-hooks.ts';
import { emitQueries } from './emit-queries.ts';
import { emitMethods, emitOperations } from './emit-sdk.ts';
import { loadSpec } from './load-spec.ts';
import { readOperations } from './operation.ts';
import type { SpecOperation } from './spec.ts';

const spec = await loadSpec(`${root}openapi/openapi.yaml`);

/** An operation of the contract, with changes. */
function read(id: string, change: Partial<SpecOperation> = {}) {
  const copy = structuredClone(spec);
  const originals = Object.values(copy.paths).flatMap((item) => Object.values(item));
  Object.assign(originals.find(({ operationId }) => operationId === id) ?? {}, change);
  const found = readOperations(copy).find((operation) => operation.id === id);
  if (!found) throw new Error(`The contract has no ${id}.`);
  return found;
}

it.each([
  ['getCourse', '`GET /course/{id}` · public · errors 400, 404, 429, 5xx'],
  ['listCourses', '`GET /courses` · token optional · errors 400, 401, 429, 5xx'],
  ['createPurchase', '`POST /purchase` · bearerAuth (student or centreStudent) · JSON · errors 400, 401, 403, 404, 409, 422, 429, 5xx'],
  [
    'deleteBatch',
    '`DELETE /category/{id}` · bearerAuth (operator) · errors 400, 401, 403, 404, 409, 429, 5xx · invalidates `listBatches`, `listExams`',
  ],
])('the request of %s on one line', (id, text) => {
  expect(requestComment(read(id))).toBe(text);
});

it('a comment has summary, description and request', () => {
  const operation = read('getCourse', { summary: 'Gets a course.', description: 'Public.\n\nNo token.\n' });
  const lines = ['Gets a course.', '', 'Public.', '', 'No token.', '', '`GET /course/{id}` · public · errors 400, 404, 429, 5xx'];
  expect(docComment(operation, '  ')).toEqual(['  /**', ...lines.map((line) => `   * ${line}`.trimEnd()), '   */']);
  expect(docComment(read('getCourse', { summary: 'Gets a course.', description: undefined }))).toHaveLength(5);
});

it('the methods, functions, hooks, factories and the table have the comment', () => {
  const operations = readOperations(spec);
  const { 'query-hooks.ts': queryHooks, 'suspense-hooks.ts': suspenseHooks, 'mutation-hooks.ts': mutationHooks } = emitHooks(operations);
  const hooks = `${queryHooks}${mutationHooks}`;
  for (const text of [emitMethods(operations), emitCalls(operations), emitQueries(operations), emitOperations(operations), hooks])
    for (const operation of operations) expect(text).toContain(` ${requestComment(operation)}`);
  expect(suspenseHooks).toContain(requestComment(read('getCourse')));
});

it('no text of the contract ends a comment or starts a tag', () => {
  const operation = read('getCourse', { summary: 'Gets */ a course.', description: 'Line\n@deprecated */ alert()' });
  const text = emitMethods([operation]);
  expect(text).toContain('   * Gets *\\/ a course.\n   *\n   * Line\n   * \\@deprecated *\\/ alert()\n');
  const file = ts.createSourceFile('methods.ts', text, ts.ScriptTarget.Latest, true);
  const method = file.statements.find((node) => ts.isInterfaceDeclaration(node))?.members[0];
  expect(method && ts.getJSDocTags(method)).toEqual([]);
  expect(file.statements.filter((node) => ts.isInterfaceDeclaration(node))).toHaveLength(3);
});
