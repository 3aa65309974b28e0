import type { Client } from './client.ts';
import { orval } from './orval.ts';

/** kubb: one function per operation, and hooks, on competitors/kubb-fetch.ts. They take the arguments of orval's. */
export const kubb: Client = {
  ...orval,
  title: 'kubb 4.39',
  generate: ['env', 'DO_NOT_TRACK=1', 'node_modules/.bin/kubb', 'generate', '--config', 'kubb.config.mts'],
  setup: (baseUrl) => `
    import { connect } from './kubb-fetch.ts';
    import * as sdk from './kubb/calls.ts';
    connect('${baseUrl}');`,
  hooks: { ...orval.hooks, setup: `import * as hooks from './kubb/hooks.ts';` },
};
