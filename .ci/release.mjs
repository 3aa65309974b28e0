import { bin, fail, root, run } from './lib/command.mjs';

// `pnpm release` bumps versions and writes changelogs from .changeset/, then makes the current contract the baseline.
const versions = await run([bin('changeset'), 'version']);
if (versions.code !== 0) fail('The versions could not be bumped.');
const bundle = await run([bin('redocly', 'openapi'), 'bundle', 'openapi.yaml', '-o', 'baseline.yaml'], {
  cwd: `${root}openapi`,
  env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  quiet: true,
});
if (bundle.code !== 0) fail(bundle.output);
const stamp = await run([bin('tsx'), 'openapi/stamp-baseline.ts'], { quiet: true });
if (stamp.code !== 0) fail(stamp.output);
console.log('Empty openapi/breaking-changes.allow.yaml, read the changelogs, commit, and publish with `pnpm publish -r`.');
