import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { type ServedMocks, serveMocks } from '../../mocks/src/node.ts';
import { openBrowser } from '../../web/bench/browser.mjs';
import { createApi } from '../src/index.ts';
import { Consumer } from './consumer.ts';

const files = {
  'app/layout.jsx': `
    import { Providers } from './providers.jsx';
    export default function Layout({ children }) {
      return <html lang="en"><body><Providers>{children}</Providers></body></html>;
    }
  `,
  'app/providers.jsx': `
    'use client';
    import { createApi } from '@institute/sdk';
    import { createQueryClient } from '@institute/sdk/query';
    import { ApiProvider } from '@institute/sdk/react';
    import { QueryClientProvider } from '@tanstack/react-query';
    import { useState } from 'react';
    const api = createApi({ baseUrl: process.env.NEXT_PUBLIC_API_URL });
    export function Providers({ children }) {
      const [queryClient] = useState(() => createQueryClient());
      return <QueryClientProvider client={queryClient}><ApiProvider api={api}>{children}</ApiProvider></QueryClientProvider>;
    }
  `,
  'app/page.jsx': `
    import { createApi } from '@institute/sdk';
    import { createQueries, createQueryClient } from '@institute/sdk/query';
    import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
    import { Courses } from './courses.jsx';
    export const dynamic = 'force-dynamic';
    const queries = createQueries(createApi({ baseUrl: process.env.NEXT_PUBLIC_API_URL }));
    export default async function Page() {
      const queryClient = createQueryClient();
      await queryClient.prefetchQuery(queries.listCourses());
      return <HydrationBoundary state={dehydrate(queryClient)}><Courses /></HydrationBoundary>;
    }
  `,
  'app/courses.jsx': `
    'use client';
    import { useListCourses } from '@institute/sdk/react';
    import { useEffect, useState } from 'react';
    export function Courses() {
      const { data, refetch } = useListCourses();
      const [isHydrated, setIsHydrated] = useState(false);
      useEffect(() => setIsHydrated(true), []);
      return (
        <>
          <button disabled={!isHydrated} onClick={() => refetch()}>Refresh</button>
          <ul>{data?.courses.map(({ _id, title }) => <li key={_id}>{title}</li>)}</ul>
        </>
      );
    }
  `,
};

const project = new Consumer();
let mocks: ServedMocks;
beforeAll(async () => {
  mocks = await serveMocks();
  project.write(files);
  await project.install(inject('packed').sdk, 'next@16', 'react@19', 'react-dom@19', '@tanstack/react-query@5');
});
afterAll(() => mocks?.close());

it('Next renders courses that a server component prefetched, and hydrates them without a second request [R-448]', async () => {
  const build = await project.run('next', ['build'], {
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_PUBLIC_API_URL: mocks.baseUrl,
    NODE_ENV: 'production',
  });
  expect(build, build.stdout + build.stderr).toMatchObject({ code: 0 });
  const site = await project.start('next', ['start', '--port', '4398']);
  onTestFinished(site.stop);
  const { courses } = await createApi({ baseUrl: mocks.baseUrl }).listCourses();
  const title = courses[0]?.title ?? '';
  expect(await (await fetch(site.url)).text()).toContain(`<li>${title}</li>`);

  const { page, close } = await openBrowser();
  onTestFinished(close);
  const requests: string[] = [];
  const problems: string[] = [];
  page.on('request', (request) => request.url().startsWith(mocks.baseUrl) && requests.push(request.url()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto(site.url);
  // The button is enabled after the effects of the hydrated page, which would have sent a request.
  const response = page.waitForResponse(`${mocks.baseUrl}/courses`);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await response;
  expect(requests).toEqual([`${mocks.baseUrl}/courses`]);
  await page.getByRole('listitem').getByText(title, { exact: true }).waitFor();
  expect(problems).toEqual([]);
});
