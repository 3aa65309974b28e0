import { beforeAll, describe, expect, inject, it } from 'vitest';
import { compile, resolutions, tsc, typescript, versions } from '../compile.ts';
import { Consumer } from '../consumer.ts';
import { exportAll, plainEntries } from '../entries.ts';

const project = new Consumer();
beforeAll(async () => {
  await project.install(inject('packed').sdk, ...versions.map(typescript));
  project.write({ 'use.ts': code, 'use.cts': code });
});

describe.each(versions)('TypeScript %s, without skipLibCheck and React Query,', (version) => {
  it.each<[keyof typeof resolutions, string[]]>([
    ['node16', ['use.ts', 'use.cts']],
    ['bundler', ['use.ts']],
  ])('compiles a project with moduleResolution %s: %s [R-448]', async (resolution, files) => {
    expect(await compile(project, tsc(version), files, resolutions[resolution])).toEqual({ stdout: '', stderr: '', code: 0 });
  });
});

const code = `
  import { createApi, isApiError, type Course } from '@institute/sdk';
  export const api = createApi({ baseUrl: 'https://host/v1' });
  export const course: Promise<{ course: Course }> = api.getCourse({ id: 'c' });
  export const phone = (error: unknown) => (isApiError(error, 'createPurchase') ? error.fieldErrors.phone : undefined);
  // @ts-expect-error not a number
  void api.createBatch({ title: '', time: '', studentLimit: '1' });
  void api.http.GET('/courses');
  // @ts-expect-error no such path
  void api.http.GET('/course');
  ${exportAll(plainEntries)}
`;
