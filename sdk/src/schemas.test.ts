import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { createBatchInputSchema, genders, inputSchemas, problemSchema, responseSchemas, roles } from './schemas.ts';

async function bundle(contents: string): Promise<string> {
  const stdin = { contents, resolveDir: import.meta.dirname, loader: 'ts' as const };
  const { outputFiles } = await build({ stdin, bundle: true, minify: true, write: false, format: 'esm', target: 'es2022' });
  return outputFiles.map(({ text }) => text).join('');
}

describe('a bundle holds only what the program uses', () => {
  it('costs less than 1.8 kB for one schema', async () => {
    const code = await bundle(`import { createBatchInputSchema } from './schemas.ts'; export { createBatchInputSchema };`);
    expect(code).toContain('studentLimit');
    expect(code).not.toContain('fullName');
    expect(brotliCompressSync(code).length).toBeLessThan(1800);
  });

  it('holds no schema and no enum for a client, and one enum for an enum', async () => {
    const client = await bundle(`import { createApi } from './index.ts'; export { createApi };`);
    expect(client).not.toMatch(/~standard|studentLimit|is not part of the contract|puducherry|female/);
    expect(await bundle(`import { genders } from './index.ts'; console.log(genders);`)).toMatch(/^.{1,100}$/s);
  });
});

describe('schemas of the contract', () => {
  it('validate what a form submits', () => {
    const batch = { title: 'Evening', time: '5 PM', studentLimit: 25 };
    expect(createBatchInputSchema['~standard']).toMatchObject({ version: 1, vendor: '@institute/sdk' });
    expect(createBatchInputSchema['~standard'].validate(batch)).toEqual({ value: batch });
    expect(createBatchInputSchema['~standard'].validate({ title: 'Evening', studentLimit: '25', room: 4 })).toEqual({
      issues: [
        { path: ['time'], message: 'is required' },
        { path: ['room'], message: 'is not part of the contract' },
        { path: ['studentLimit'], message: 'must be number' },
      ],
    });
  });

  it('stand in tables by operationId', () => {
    expect(inputSchemas.createBatch).toBe(createBatchInputSchema);
    expect(Object.keys(responseSchemas)).toEqual(Object.keys(inputSchemas));
    expect(problemSchema['~standard'].validate({ success: true, message: '' }).issues?.[0]?.path).toEqual(['success']);
  });

  it('accept the values of an enum and, where the server may send others, any text or number', () => {
    const user = { _id: 'u', fullName: 'A', email: '', role: roles.operator, gender: genders.female, state: 'punjab' };
    const { validate } = responseSchemas.getProfile['~standard'];
    expect(validate({ user }).issues).toBeUndefined();
    expect(validate({ user: { ...user, role: 99, state: 'elsewhere' } }).issues).toBeUndefined();
    expect(validate({ user: { ...user, role: '12', state: 5 } }).issues?.map(({ path }) => path.join('.'))).toEqual([
      'user.state',
      'user.role',
    ]);
  });
});
