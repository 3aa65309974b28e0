import ts from 'typescript';
import { expect, it } from 'vitest';
import { emitMethods } from './emit-sdk.ts';
import { readOperations } from './operation.ts';
import { spec } from './spec.test-support.ts';

it('no text of the contract ends a comment or starts a tag', () => {
  const [operation] = readOperations(spec).filter(({ id }) => id === 'getCourse');
  if (!operation) throw new Error('The contract has no getCourse.');
  const texts = { summary: 'Gets */ a course.', description: 'Line\n@deprecated */ alert()' };
  const text = emitMethods([{ ...operation, ...texts }]);
  expect(text).toContain('   * Gets *\\/ a course.\n   *\n   * Line\n   * \\@deprecated *\\/ alert()\n');
  const file = ts.createSourceFile('methods.ts', text, ts.ScriptTarget.Latest, true);
  const method = file.statements.find((node) => ts.isInterfaceDeclaration(node))?.members[0];
  expect(method && ts.getJSDocTags(method)).toEqual([]);
  expect(file.statements.filter((node) => ts.isInterfaceDeclaration(node))).toHaveLength(3);
});
