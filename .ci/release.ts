import { readFileSync, writeFileSync } from 'node:fs';
import { bin, fail, root, run } from './command.mjs';

// `pnpm release` bumps versions and writes changelogs from .changeset/, then makes the current contract the baseline.
const versions = await run([bin('changeset'), 'version']);
if (versions.code !== 0) fail('The versions could not be bumped.');
// The scripts for the CI of other teams run the version that they are published with.
const { version } = JSON.parse(readFileSync(`${root}openapi/package.json`, 'utf8'));
for (const name of ['README.md', 'ci/github-actions.yml', 'ci/gitlab-ci.yml']) {
  const file = `${root}openapi/contract/${name}`;
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(?<=@institute\/contract@)\S+/g, version));
}
const bundle = await run([bin('redocly', 'openapi'), 'bundle', 'openapi.yaml', '-o', 'baseline.yaml'], {
  cwd: `${root}openapi`,
  env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  quiet: true,
});
if (bundle.code !== 0) fail(bundle.output);
const stamp = await run([bin('tsx'), 'openapi/stamp-baseline.ts'], { quiet: true });
if (stamp.code !== 0) fail(stamp.output);
console.log("Nothing is published yet: 'How to release' in openapi/CONTRIBUTING.md says what comes next.");
