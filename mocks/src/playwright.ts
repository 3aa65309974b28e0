import { type BrowserContext, test as base, type Route } from '@playwright/test';
import type { ScenarioName } from './scenarios.ts';
import { type ServedMocks, type ServedSession, type ServeOptions, serveMocks } from './server/serve-mocks.ts';

export { expect } from '@playwright/test';
export * from './kit.ts';

/** Options for `use` in a configuration, a file or a `describe`. */
export interface MocksTestOptions {
  /** The URL at which the page calls the API, or its path on the page's own origin. By default `/v1`. */
  apiUrl: string;
  scenario: ScenarioName | undefined;
}

export interface MocksWorkerOptions {
  mocksOptions: Omit<ServeOptions, 'port' | 'data' | 'scenario' | 'snapshot'>;
}

/** The mocks of one test alone: state, scenario, faults, calls and clock. */
export interface TestMocks extends ServedSession {
  /** Lets the pages of another context call these mocks too, and returns it: `await mocks.route(await browser.newContext())`. */
  route(context: BrowserContext): Promise<BrowserContext>;
}

/**
 * Playwright's `test`, in which the pages of a test call mocks of its own. One server runs for each worker, with a session for each test.
 * Service workers are blocked, because Playwright cannot route their requests.
 */
export const test = base.extend<MocksTestOptions & { mocks: TestMocks }, MocksWorkerOptions & { mockServer: ServedMocks }>({
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
    async ({ context, mockServer, apiUrl, baseURL, scenario }, use, testInfo) => {
      const url = toUrl(apiUrl, baseURL);
      const name = `test-${testInfo.testId}`;
      const mocks = mockServer.session(name, { origin: url.origin });
      await mocks.reset(scenario);
      const route = (other: BrowserContext) => routeToMocks(other, url.href, mocks.baseUrl);
      await route(context);
      await use({ ...mocks, route });
      mockServer.endSession(name);
    },
    { auto: true },
  ],
});

function toUrl(apiUrl: string, baseURL: string | undefined): URL {
  if (!URL.canParse(apiUrl, baseURL)) throw new Error("Set the option 'baseURL', or the whole URL of the API in 'apiUrl'.");
  return new URL(apiUrl, baseURL);
}

/** Sends the pages' requests of the API, of the control API, and of the pictures and the payment page of the mocks to a session. */
async function routeToMocks(context: BrowserContext, apiUrl: string, sessionApiUrl: string): Promise<BrowserContext> {
  const api = `${apiUrl.replace(/\/+$/, '')}/`;
  const mocks = new URL('/__mocks/', apiUrl).href;
  const sessionRoot = sessionApiUrl.replace(/v1$/, '');
  const routes = [
    [api, `${sessionApiUrl}/`],
    [mocks, `${sessionRoot}__mocks/`],
    // URLs that the session itself has written into responses. Playwright tries the newest route first.
    [`${mocks}sessions/`, new URL('/__mocks/sessions/', sessionApiUrl).href],
  ] as const;
  for (const [from, to] of routes) {
    await context.route(
      ({ href }) => href.startsWith(from),
      (route) => forward(route, to + route.request().url().slice(from.length)),
    );
  }
  return context;
}

/** Playwright cannot continue a request with another protocol, so a page with https gets a response that the test has fetched. */
async function forward(route: Route, url: string): Promise<void> {
  if (new URL(url).protocol === new URL(route.request().url()).protocol) return route.continue({ url });
  const response = await route.fetch({ url }).catch(() => undefined);
  await (response ? route.fulfill({ response }) : route.abort());
}
