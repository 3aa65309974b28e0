import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type ServedMocks, serveMocks } from '../../mocks/src/node.ts';
import { Consumer } from './consumer.ts';
import { plainEntries, reactQueryEntries, specifier } from './entries.ts';

const majors = [20, 22, 24];
/** The packages with the binaries of Node end in a platform. */
const platform = `${process.platform}-${process.arch}`;
const platforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];
const isRunning = (major: number) => process.versions.node.startsWith(`${major}.`);
const canInstall = platforms.includes(platform);

const entries = [...plainEntries, ...reactQueryEntries].map(specifier);
const project = new Consumer();
let mocks: ServedMocks;
beforeAll(async () => {
  const missing = canInstall ? majors.filter((major) => !isRunning(major)) : [];
  const nodes = missing.map((major) => `node-${major}@npm:node-${platform}@${major}`);
  await project.install(inject('packed').sdk, '@tanstack/react-query@5', 'react@19', ...nodes);
  mocks = await serveMocks();
  project.write({
    'both.js': `
      import { createRequire } from 'node:module';
      const require = createRequire(import.meta.url);
      for (const entry of ${JSON.stringify(entries)}) {
        const imported = await import(entry);
        const differing = Object.keys(imported).filter((name) => imported[name] !== require(entry)[name]);
        console.log(entry, Object.keys(imported).length > 0, differing.join());
      }
    `,
    'call.cjs': `
      const { ApiError, createApi } = require('@institute/sdk');
      const api = createApi({ baseUrl: process.env.URL });
      async function main() {
        const { courses } = await api.listCourses();
        const { data } = await api.http.GET('/courses');
        const error = await api.login({ email: 'a@example.com', password: 'x' }).catch((reason) => reason);
        console.log(process.versions.node.split('.')[0], courses.length > 0, data.courses.length > 0, error instanceof ApiError);
      }
      main();
    `,
  });
});
afterAll(() => mocks?.close());

it.for(majors)('Node %i loads one copy of each entry with import and require, and calls the API [R-448]', async (major, { skip }) => {
  if (!isRunning(major) && !canInstall) skip(`npm has no Node ${major} for ${platform}.`);
  const node = isRunning(major) ? 'node' : `node_modules/node-${major}/bin/node`;
  const loaded = entries.map((entry) => `${entry} true \n`).join('');
  expect(await project.run(node, ['both.js'])).toEqual({ code: 0, stderr: '', stdout: loaded });
  const called = await project.run(node, ['call.cjs'], { URL: mocks.baseUrl });
  expect(called).toEqual({ code: 0, stderr: '', stdout: `${major} true true true\n` });
});
