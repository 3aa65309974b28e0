const input = 'spec.json';

/** Hooks with a fetcher of the app. `includeHttpErrorResponse`, for errors by status, rejects a contract with 5XX. */
const hooks = {
  target: 'orval/hooks.ts',
  client: 'react-query',
  httpClient: 'fetch',
  override: { mutator: { path: './fetcher.ts', name: 'fetcher' }, fetch: { forceSuccessResponse: true } },
};

export default {
  calls: { input, output: { target: 'orval/calls.ts', client: 'fetch' } },
  hooks: { input, output: hooks },
};
