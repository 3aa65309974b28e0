// Must come first, because MSW reads localStorage while it loads.
import { restoreLocalStorage } from '../../../mocks/src/browser/in-memory-storage.ts';
import { createFetchHandler } from '../../../mocks/src/server/fetch-handler.ts';
import type { Server } from './swagger-ui.ts';

/** The server entry of the mocks. It has the URL of `pnpm mocks`, so that the curl commands in the page work against that. */
export const mocksServer: Server = {
  url: 'http://localhost:4010/v1',
  description: 'Mocks in this page. Requests to it never leave the page.',
};

restoreLocalStorage();
const { handle, sessions } = createFetchHandler({ baseUrl: '/v1' });

/** A `fetch` that the mocks in this page respond to. */
export function fetchFromMocks(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  return handle(new Request(url, init));
}

/** Returns the data of the mocks to the seed. Tokens stay valid. */
export function resetMocks(): Promise<void> {
  return sessions.get('').mocks.reset();
}
