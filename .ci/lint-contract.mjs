import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { root } from './lib/command.mjs';
import { runCompiled } from './lib/compiled.mjs';
import { hashOf, keep, kept } from './lib/kept.mjs';

/** What Redocly and the house rules find in the contract, where it is not as it was when they found nothing. */
const folder = `${root}openapi/`;
const parts = ['paths', 'responses', 'schemas'].flatMap((part) => readdirSync(`${folder}${part}`).map((name) => `${part}/${name}`));
const now = hashOf([...parts, 'openapi.yaml', 'redocly.yaml', 'lint.ts', 'house-rules.ts'].map((name) => `${folder}${name}`));

if (existsSync(`${kept}clean`) && readFileSync(`${kept}clean`, 'utf8') === now) console.log('The contract is as it was when it was clean.');
else {
  process.once('exit', (code) => code === 0 && keep('clean', now));
  await runCompiled('lint');
}
