import { bin, fail, root, run } from './lib/command.mjs';

/** Takes what stands in .changeset into versions and changelogs, and the contract as it is for the released one. */
const redocly = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
const versions = await run([bin('changeset'), 'version']);
if (versions.code !== 0) fail('The versions could not be raised.');
const bundle = await run([bin('redocly', 'openapi'), 'bundle', 'openapi.yaml', '-o', 'released.yaml'], {
  cwd: `${root}openapi`,
  env: redocly,
  quiet: true,
});
if (bundle.code !== 0) fail(bundle.output);
console.log('Empty openapi/allowed.yaml of what is released now, read the changelogs, commit, and publish with pnpm publish -r.');
