import { beforeAll, describe, expect, inject, it } from 'vitest';
import { Consumer } from './consumer.ts';

const { sdk } = inject('packed');
const libraries = ['@tanstack/react-query@5', 'react@19', '@types/react@19'];

describe('a TypeScript 5.9 project', () => {
  const project = new Consumer();
  const options = { target: 'ES2023', lib: ['ES2023', 'DOM', 'DOM.Iterable'], jsx: 'react-jsx', strict: true, noEmit: true };
  const compile = (files: string[], more: object) => {
    project.write({ 'tsconfig.json': JSON.stringify({ compilerOptions: { ...options, ...more }, files }) });
    return project.run('tsc', ['-p', '.', '--pretty', 'false']);
  };
  beforeAll(() => project.install(sdk, 'typescript@5.9', ...libraries));

  it.each([
    ['nodenext', 'nodenext'],
    ['bundler', 'preserve'],
  ])('compiles with the SDK and moduleResolution %s, without skipLibCheck [R-448]', async (moduleResolution, module) => {
    project.write({
      'use.ts': `
        import { createApi, isApiError, type Course } from '@institute/sdk';
        import { createApi as createCheckedApi } from '@institute/sdk/check';
        import { useCreateBatch, useListCourses } from '@institute/sdk/react';
        export const api = createApi({ baseUrl: 'https://host/v1' });
        export const checked = createCheckedApi({ baseUrl: 'https://host/v1', check: 'throw' });
        export const course: Promise<{ course: Course }> = api.getCourse({ id: 'c' });
        export function use() {
          useCreateBatch().mutate({ title: '', time: '', studentLimit: 1 });
          return useListCourses().data?.courses[0]?.title;
        }
        export const phone = (error: unknown) => (isApiError(error, 'createPurchase') ? error.fieldErrors.phone : undefined);
        // @ts-expect-error not a number
        void api.createBatch({ title: '', time: '', studentLimit: '1' });
      `,
    });
    expect(await compile(['use.ts'], { module, moduleResolution, types: [] })).toMatchObject({ stdout: '', code: 0 });
    expect((await project.run('tsc', ['--version'])).stdout).toContain('5.9.');
  });
});
