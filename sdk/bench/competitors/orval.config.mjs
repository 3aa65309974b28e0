/** Functions and hooks, in a file each. They return the response body alone, because orval-fetch.ts rejects on an error response. */
const output = (/** @type {string} */ file, /** @type {object} */ client) => ({
  target: `orval/${file}.ts`,
  mode: 'single',
  ...client,
  override: {
    mutator: { path: './orval-fetch.ts', name: 'send' },
    fetch: { includeHttpResponseReturnType: false },
    query: { version: 5 },
  },
});

export default {
  calls: { input: 'spec.json', output: output('calls', { client: 'fetch' }) },
  hooks: { input: 'spec.json', output: output('hooks', { client: 'react-query', httpClient: 'fetch' }) },
};
