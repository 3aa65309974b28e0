import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { root } from '../../../.ci/command.mjs';
import { compile, resolutions, tsc, typescript, versions } from '../compile.ts';
import { Consumer } from '../consumer.ts';
import { exportAll, plainEntries, reactQueryEntries } from '../entries.ts';

const { peerDependencies } = JSON.parse(readFileSync(`${root}sdk/package.json`, 'utf8'));
const [, oldestReactQuery = ''] = /^\^(\d+\.\d+\.\d+)$/.exec(peerDependencies['@tanstack/react-query']) ?? [];
const clean = { stdout: '', stderr: '', code: 0 };

type Compiler = readonly [version: string, resolution: keyof typeof resolutions];
/** Both lists together pair the oldest and the newest TypeScript with both resolutions. */
const newestCompilers: Compiler[] = [
  ['5.4', 'nodenext'],
  ['5.9', 'bundler'],
  ['7', 'nodenext'],
];
const oldestCompilers: Compiler[] = [
  ['5.4', 'bundler'],
  ['7', 'bundler'],
];

describe.each([
  { name: 'the newest React Query 5 and React 19', reactQuery: '5', react: '19', compilers: newestCompilers },
  {
    name: `React Query ${oldestReactQuery}, the oldest one, and React 18`,
    reactQuery: oldestReactQuery,
    react: '18',
    compilers: oldestCompilers,
  },
])('a project with $name', ({ reactQuery, react, compilers }) => {
  const project = new Consumer();
  beforeAll(async () => {
    const libraries = ['react', 'react-dom', '@types/react'].map((name) => `${name}@${react}`);
    await project.install(inject('packed').sdk, `@tanstack/react-query@${reactQuery}`, ...libraries, ...versions.map(typescript));
    project.write({ 'page.tsx': page, 'entries.cts': exportAll([...plainEntries, ...reactQueryEntries]), 'render.js': render });
  });

  it.each(compilers)('compiles with TypeScript %s and moduleResolution %s, without skipLibCheck [R-448]', async (version, resolution) => {
    expect(await compile(project, tsc(version), ['page.tsx'], resolutions[resolution])).toEqual(clean);
  });

  it('compiles as CommonJS, without skipLibCheck [R-448]', async () => {
    expect(await compile(project, tsc('7'), ['entries.cts'], resolutions.node16)).toEqual(clean);
  });

  it('renders a pending hook on a server, and invalidates what a mutation changed [R-448]', async () => {
    expect(await project.run('node', ['render.js'])).toEqual({ code: 0, stderr: '', stdout: `${react} <p>pending</p> true\n` });
  });
});

const page = `
  import { createApi } from '@institute/sdk';
  import { createQueries, createQueryClient } from '@institute/sdk/query';
  import { ApiProvider, useCreateBatch, useListCourses } from '@institute/sdk/react';
  import { QueryClientProvider, useQuery } from '@tanstack/react-query';
  const api = createApi({ baseUrl: 'https://host/v1' });
  function Courses() {
    useCreateBatch().mutate({ title: '', time: '', studentLimit: 1 });
    const course: string | undefined = useQuery(createQueries(api).getCourse({ id: 'c' })).data?.course.title;
    // @ts-expect-error not a number
    const title: number | undefined = useListCourses().data?.courses[0]?.title;
    return <p>{course ?? title}</p>;
  }
  export const page = (
    <QueryClientProvider client={createQueryClient()}>
      <ApiProvider api={api}><Courses /></ApiProvider>
    </QueryClientProvider>
  );
`;

const render = `
  import { createApi } from '@institute/sdk';
  import { createMutations, createQueries, createQueryClient } from '@institute/sdk/query';
  import { ApiProvider, useListBatches } from '@institute/sdk/react';
  import { MutationObserver, QueryClientProvider } from '@tanstack/react-query';
  import { createElement, version } from 'react';
  import { renderToString } from 'react-dom/server';
  const api = createApi({ baseUrl: 'https://host/v1', fetch: async () => Response.json({ success: true, message: 'Done' }) });
  const client = createQueryClient();
  const Batches = () => createElement('p', null, useListBatches().status);
  const provider = createElement(ApiProvider, { api }, createElement(Batches));
  const html = renderToString(createElement(QueryClientProvider, { client }, provider));
  const { queryKey } = createQueries(api).listBatches();
  client.setQueryData(queryKey, { success: true, batches: [] });
  const isInvalidated = new Promise((resolve) => {
    client.getQueryCache().subscribe(({ query }) => query.state.isInvalidated && resolve(true));
  });
  await new MutationObserver(client, createMutations(api).createBatch()).mutate({ title: 'b', time: '5 PM', studentLimit: 1 });
  console.log(version.split('.')[0], html, await isInvalidated);
  client.clear();
`;
