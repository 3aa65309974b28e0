import { beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { compile, resolutions, tsc, typescript } from '../compile.ts';
import { Consumer } from '../consumer.ts';
import { exportAll, plainEntries, reactQueryEntries } from '../entries.ts';

const project = new Consumer();
beforeAll(async () => {
  const libraries = ['@tanstack/react-query@5', 'react@19', '@types/react@19'];
  const { sdk, mocks } = inject('packed');
  await project.install(sdk, mocks, 'msw@2', ...libraries, typescript('7'));
  await project.unpack('react-native@0.88');
  project.write({
    'app.tsx': `
      import { createApi } from '@institute/sdk';
      import { createQueryClient } from '@institute/sdk/query';
      import { ApiProvider, useListCourses } from '@institute/sdk/react';
      import { QueryClientProvider } from '@tanstack/react-query';
      const api = createApi({ baseUrl: 'https://host/v1', fetch: (request) => fetch(request) });
      const Title = () => useListCourses().data?.courses[0]?.title;
      export const uploadPhoto = (avatar: Blob) => api.uploadPhoto({ avatar });
      export const app = (
        <QueryClientProvider client={createQueryClient()}>
          <ApiProvider api={api}><Title /></ApiProvider>
        </QueryClientProvider>
      );
      // @ts-expect-error React Native has no DOM
      document.title = '';
      ${exportAll([...plainEntries, ...reactQueryEntries])}
    `,
  });
});

it("TypeScript compiles the SDK with React Native's globals in place of the DOM [R-448]", async () => {
  const options = { ...resolutions.bundler, lib: ['ES2023'], customConditions: ['react-native'] };
  const { stdout } = await compile(project, tsc('7'), ['app.tsx', 'package/src/types/globals.d.ts'], options);
  // React Native's Response has no body, which openapi-fetch reads as a stream; projects of React Native set skipLibCheck.
  expect(stdout.split('\n').filter((line) => !line.includes('openapi-fetch/dist/index.d.mts'))).toEqual(['']);
});

it('an app with the modules for React Native makes its first mocked call on the port of the mocks [R-449]', async () => {
  const server = await project.start('institute-mocks', ['--port', '4398']);
  onTestFinished(server.stop);
  project.write({
    'first-call.js': `
      import { createApi } from '@institute/sdk';
      const api = createApi({ baseUrl: ${JSON.stringify(server.url)} });
      console.log((await api.listCourses()).courses[0].title);
    `,
  });
  const run = await project.run('node', ['--conditions=react-native', 'first-call.js']);
  expect(run).toEqual({ code: 0, stderr: '', stdout: 'Course on Computer Concepts\n' });
});
