export interface GeneratedClient {
  name: string;
  generate: [program: string, ...args: string[]];
  /** Files of the project, by path. The program prints `true true 401`: there are courses and the new batch, and no token gives a 401. */
  files: Record<string, string>;
}

const batch = "{ title: 'Peer', time: '10:00 AM', studentLimit: 5 }";
const credentials = "{ email: 'franchise@example.com', password: 'franchise123' }";

/** Each program signs in, reads public and private data, and creates a batch. */
export const generatedClients: GeneratedClient[] = [
  {
    name: 'hey-api',
    generate: ['openapi-ts', '-i', 'openapi.json', '-o', 'hey-api', '-c', '@hey-api/client-fetch'],
    files: {
      'hey-api.ts': `
        import { client } from './hey-api/client.gen';
        import { createBatch, getWallet, listBatches, listCourses, login } from './hey-api/sdk.gen';
        client.setConfig({ baseUrl: process.env.URL ?? '' });
        const { data: courses } = await listCourses();
        const { data: session } = await login({ body: ${credentials} });
        const denied = await getWallet();
        client.setConfig({ auth: () => session?.token ?? '' });
        await createBatch({ body: ${batch} });
        const { data: list } = await listBatches();
        console.log((courses?.courses.length ?? 0) > 0, list?.batches.some(({ title }) => title === 'Peer'), denied.response?.status);
      `,
    },
  },
  {
    name: 'orval',
    generate: ['orval', '--config', 'orval.config.mjs'],
    files: {
      'orval.config.mjs': `
        const output = { target: 'orval/calls.ts', mode: 'single', client: 'fetch', baseUrl: { runtime: 'process.env.URL' } };
        export default { api: { input: 'openapi.json', output } };
      `,
      'orval.ts': `
        import { createBatch, getWallet, listBatches, listCourses, login } from './orval/calls';
        const courses = await listCourses();
        const session = await login(${credentials});
        const denied = await getWallet();
        const headers = { Authorization: 'Bearer ' + (session.status === 200 ? session.data.token : '') };
        await createBatch(${batch}, { headers });
        const list = await listBatches({ headers });
        const isThere = list.status === 200 && list.data.batches.some(({ title }) => title === 'Peer');
        console.log(courses.status === 200 && courses.data.courses.length > 0, isThere, denied.status);
      `,
    },
  },
  {
    name: 'kubb',
    generate: ['kubb', 'generate', '--config', 'kubb.config.mjs'],
    files: {
      'kubb.config.mjs': `
        import { defineConfig } from '@kubb/core';
        import { pluginClient } from '@kubb/plugin-client';
        import { pluginOas } from '@kubb/plugin-oas';
        import { pluginTs } from '@kubb/plugin-ts';
        const output = (path) => ({ path, barrelType: false });
        export default defineConfig({
          input: { path: './openapi.json' },
          output: { ...output('kubb'), format: false, lint: false },
          plugins: [
            pluginOas({ generators: [], validate: false }),
            pluginTs({ output: output('types.ts') }),
            pluginClient({ output: output('calls.ts'), client: 'fetch', bundle: true }),
          ],
        });
      `,
      'kubb.ts': `
        import { createBatch, getWallet, listBatches, listCourses, login } from './kubb/calls';
        const baseURL = process.env.URL ?? '';
        const { courses } = await listCourses({ baseURL });
        // kubb leaves the content type to the caller, and resolves with the body of an error.
        const json = { 'Content-Type': 'application/json' };
        const { token } = await login(${credentials}, { baseURL, headers: json });
        const denied = await getWallet({ baseURL });
        const headers = { ...json, Authorization: 'Bearer ' + token };
        await createBatch(${batch}, { baseURL, headers });
        const { batches } = await listBatches({ baseURL, headers });
        console.log(courses.length > 0, batches.some(({ title }) => title === 'Peer'), 'wallet' in denied ? 200 : 401);
      `,
    },
  },
];
