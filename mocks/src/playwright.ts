import { type BrowserContext, test as base } from '@playwright/test';
import type { ScenarioName } from './scenarios/index.ts';
import { type ServedMocks, type ServedSession, type ServeOptions, serveMocks } from './server/serve-mocks.ts';

export { expect } from '@playwright/test';
export * from './kit.ts';

/** Options for `use` in a configuration, a file or a `describe`. */
export interface MocksTestOptions {
  /** The URL at which the page calls the API, or its path on the page's own origin. By default `/v1`. */
  apiUrl: string;
  /** The scenario in which each test begins. */
  scenario: ScenarioName | undefined;
}

/** Options of a worker. */
export interface MocksWorkerOptions {
  /** Options of the server: `seed`, `now`, `tokenLifetime` and scenarios of your own. */
  mocksOptions: ServeOptions;
}

/** The fixtures of a test. */
export interface MocksFixtures {
  /** The mocks of this test alone: state, scenario, faults, calls and clock. */
  mocks: ServedSession;
}

/**
 * Playwright's `test`, in which every page calls mocks of its own. One server runs for each worker, with a session for each test. Service
 * workers must be blocked, because Playwright cannot route their requests: `use: { serviceWorkers: 'block' }`.
 */
export const test = base.extend<MocksFixtures & MocksTestOptions, MocksWorkerOptions & { mockServer: ServedMocks }>({
  apiUrl: ['/v1', { option: true }],
  scenario: [undefined, { option: true }],
  mocksOptions: [{}, { option: true, scope: 'worker' }],
  serviceWorkers: 'block',
  mockServer: [
    async ({ mocksOptions }, use) => {
      const server = await serveMocks(mocksOptions);
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  mocks: [
    async ({ page, mockServer, apiUrl, baseURL, scenario }, use, testInfo) => {
      const url = toUrl(apiUrl, baseURL);
      const name = `test-${testInfo.testId}`;
      const mocks = mockServer.session(name, { origin: url.origin });
      await mocks.reset(scenario);
      await routeToMocks(page.context(), url.href, mocks.baseUrl);
      await use(mocks);
      mockServer.endSession(name);
    },
    { auto: true },
  ],
});

function toUrl(apiUrl: string, baseURL: string | undefined): URL {
  if (!URL.canParse(apiUrl, baseURL)) throw new Error("Set the option 'baseURL', or the whole URL of the API in 'apiUrl'.");
  return new URL(apiUrl, baseURL);
}

/** Sends the pages' requests of the API, and of the pictures and the payment page of the mocks, to a session. */
async function routeToMocks(context: BrowserContext, apiUrl: string, sessionUrl: string): Promise<void> {
  const pageUrl = new URL('/__mocks/', apiUrl).href;
  const serverUrl = new URL('/__mocks/', sessionUrl).href;
  const routes = [[`${apiUrl.replace(/\/+$/, '')}/`, `${sessionUrl}/`] as const, [pageUrl, serverUrl] as const];
  for (const [from, to] of routes) {
    await context.route(
      ({ href }) => href.startsWith(from),
      (route) => route.continue({ url: to + route.request().url().slice(from.length) }),
    );
  }
}
