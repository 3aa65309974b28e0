import { appendFileSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadSpec } from './generator/load-spec.ts';
import { hashSpec } from './repository/baseline-hash.ts';

/** Ends a release: writes version and hash into the new baseline, so that a later edit of it is seen. */
const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const { version } = JSON.parse(readFileSync(path('package.json'), 'utf8'));
const sha256 = hashSpec(await loadSpec(path('baseline.yaml')));
appendFileSync(path('baseline.yaml'), `x-release:\n  version: ${version}\n  sha256: ${sha256}\n`);
