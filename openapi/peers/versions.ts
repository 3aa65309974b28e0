/** Tools of other projects, in the versions with which the contract is tested and with which the benches compare. */
export const versions = {
  spectral: '@stoplight/spectral-cli@6.16.3',
  prism: '@stoplight/prism-cli@5.16.0',
  mockServer: 'mockserver-node@8.0.0',
  heyApi: '@hey-api/openapi-ts@0.99.0',
  orval: 'orval@8.38.0',
  kubb: ['cli', 'core', 'plugin-client', 'plugin-oas', 'plugin-ts'].map((name) => `@kubb/${name}@4.39.3`),
  typescript: 'typescript@5.9.3',
};
