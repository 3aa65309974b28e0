import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { tokenFor } from '../../mocks/src/db/token.ts';
import { type ServedMocks, serveMocks } from '../../mocks/src/node.ts';
import { loadSpec, type Spec } from '../../openapi/generator/spec.ts';
import { bin, root, run } from '../lib/command.mjs';
import { beyond, readAllowed } from './allowed.ts';
import { unannounced } from './announced.ts';
import { breakingChanges } from './breaking.ts';
import { breakingTypes } from './breaking-types.ts';
import { readOptions } from './options.ts';
import { writeJUnit } from './report.ts';
import { unusedOperations } from './usage.ts';

const folder = mkdtempSync(join(tmpdir(), 'contract-'));
let mocks: ServedMocks;
beforeAll(async () => {
  mocks = await serveMocks();
});
afterAll(() => mocks.close());

const contract = (...options: string[]) => run([bin('tsx'), '.ci/contract.ts', ...options], { quiet: true });

describe('pnpm contract --base-url', () => {
  it('prints a table, writes JSON and JUnit, and ends with 0 [R-450]', async () => {
    const [json, junit] = [join(folder, 'run.json'), join(folder, 'run.xml')];
    const { code, output } = await contract('--base-url', mocks.baseUrl, '--writes', '--json', json, '--junit', junit);
    expect(output).toMatch(/^createBatch +POST \/create-batch +200 +pass$/m);
    expect(output).toContain(`${mocks.baseUrl}: 32 pass, 0 refused within the contract, 0 outside it, 0 left out`);
    expect(code).toBe(0);
    expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({ counts: { pass: 32, fail: 0 }, operations: { length: 32 } });
    expect(readFileSync(junit, 'utf8')).toMatch(/tests="32" failures="0" skipped="0"/);
  });

  it('ends with 1 when the server drifts, and prints no token', async () => {
    mocks.store.state.db.wallets['u-franchise'] = JSON.parse('"much"');
    const token = tokenFor('u-franchise');
    const { code, output } = await contract('--base-url', `${mocks.baseUrl}/`, '--token', token);
    expect(output).toMatch(/^getWallet .+FAIL/m);
    expect(output).not.toContain(token);
    expect(code).toBe(1);
  });

  it('ends with 1 when a token has expired, so that a CI does not stay green', async () => {
    const { code, output } = await contract('--base-url', mocks.baseUrl, '--token', 'mock.bm9ib2R5');
    expect(output).toMatch(/^getProfile .+FAIL +status 401: the token that was sent is not accepted$/m);
    expect(code).toBe(1);
  });

  it('ends with 2 and the reason when it cannot be tried', async () => {
    const nobody = await contract('--base-url', 'http://localhost:59999/v1');
    expect(nobody).toMatchObject({ code: 2, output: expect.stringContaining('Nothing was answered at all.') });
    expect(await contract('--colour')).toMatchObject({ code: 2, output: expect.stringContaining("Unknown option '--colour'") });
  });
});

describe('the options', () => {
  it.each([
    [['--base-url', 'nonsense'], "'nonsense' is no URL of a server"],
    [['--base-url', 'localhost:4010/v1'], 'is no URL of a server'],
    [['--base-url', 'http://user:secret@host/v1'], 'may hold no credentials'],
    [['--base-url', 'http://host/v1?x=1'], 'not with a query'],
    [['--token', 'x'], '--base-url is missing'],
    [['--writes'], '--base-url is missing'],
    [['--base-url', 'http://host/v1', '--origin', 'nonsense'], 'is no origin'],
    [['--base-url', 'http://host/v1', '--timeout', 'Infinity'], '--timeout must be a number'],
  ])('%j is refused with a sentence', (args, sentence) => {
    expect(() => readOptions(args)).toThrow(sentence);
  });

  it('hold tokens that the environment keeps out of logs, and none that is shown when it is wrong', () => {
    vi.stubEnv('CONTRACT_TOKEN', 'one two');
    expect(readOptions(['--', '--base-url', 'http://host/v1/', '--token', 'three'])).toMatchObject({
      baseUrl: 'http://host/v1',
      tokens: ['three', 'one', 'two'],
    });
    vi.unstubAllEnvs();
    expect(() => readOptions(['--base-url', 'http://host', '--token', 'sec\nret'])).toThrow(/^A token may hold no blanks/);
  });
});

it("a report holds XML's own characters and a server's control characters harmlessly", () => {
  const file = join(folder, 'odd.xml');
  const row = { operation: 'login', request: 'POST /login', verdict: 'FAIL', pointer: '', reason: '<a & "b">\u0000\u001b', ms: 5 } as const;
  writeJUnit(file, 'http://host/v1', [row]);
  expect(readFileSync(file, 'utf8')).toContain('<failure message="&lt;a &amp; &quot;b&quot;&gt;  "/>');
});

describe('what breaks those who use the released contract', async () => {
  const released = `${root}openapi/released.yaml`;
  const spec = await loadSpec(`${root}openapi/openapi.yaml`);
  function changed(change: (paths: Spec['paths'], schemas: Spec['components']['schemas']) => void): Spec {
    const copy = structuredClone(spec);
    change(copy.paths, copy.components.schemas);
    return copy;
  }
  const batchBody = (paths: Spec['paths']) => paths['/create-batch']?.post?.requestBody?.content['application/json']?.schema ?? {};

  it('is named on the wire and in types: a call, a field or a promise that is gone, a demand that is new, another type', async () => {
    const now = changed((paths, { Batch }) => {
      delete paths['/wallet'];
      const body = batchBody(paths);
      body.properties = { ...body.properties, room: { type: 'string' }, studentLimit: { type: 'string' } };
      body.required = [...(body.required ?? []), 'room'];
      delete paths['/update-profile']?.put?.requestBody?.content['application/json']?.schema.properties?.village;
      Object.assign(Batch ?? {}, { required: ['_id'] });
    });
    const wire = (await breakingChanges(released, now)).join('\n');
    expect(wire).toMatch(/Path `\/wallet` was removed/);
    expect(wire).toMatch(/became required: `room`/);
    expect(wire).toMatch(/Type of `studentLimit`.+\(#\/paths\/~1create-batch\//);
    expect(wire).toMatch(/`village` was removed/);
    expect(wire).toMatch(/no longer required: `title`/);
    expect(await breakingTypes(await loadSpec(released), now)).toEqual([
      'The SDK loses getWallet.',
      'updateProfile does not know a part of its input any more.',
      'listBatches does not promise what it used to promise.',
      'createBatch does not take what it used to take.',
    ]);
  });

  it('is not what only adds', async () => {
    const now = changed((paths, { Batch }) => {
      Object.assign(Batch?.properties ?? {}, { room: { type: 'string' } });
      Object.assign(batchBody(paths).properties ?? {}, { room: { type: 'string' } });
    });
    expect(await breakingChanges(released, now)).toEqual([]);
    expect(await breakingTypes(await loadSpec(released), now)).toEqual([]);
  });
});

describe('openapi/allowed.yaml', () => {
  const file = join(folder, 'allowed.yaml');
  const read = (text: string) => {
    writeFileSync(file, text);
    return readAllowed(file);
  };

  it('lets pass what it names with a reason, and nothing else', () => {
    const { breaking } = read('breaking:\n  - { change: a is gone, reason: nobody called it }\n');
    expect(
      beyond(
        ['a is gone', 'b is gone'],
        breaking.map(({ change }) => change),
        'the list',
      ),
    ).toEqual(['b is gone']);
    expect(beyond([], ['a is gone'], 'the list')).toEqual(['the list allows what does not happen: a is gone']);
  });

  it('asks for a reason', () => {
    expect(() => read('breaking:\n  - { change: a is gone, reason: " " }\n')).toThrow("needs both 'change' and 'reason'");
    expect(() => read('unused: getWallet\n')).toThrow("'unused' must be a list.");
  });
});

describe('a contract that is not the released one', async () => {
  const spec = await loadSpec(`${root}openapi/openapi.yaml`);
  const other: Spec = { ...spec, security: [] };
  const waiting = mkdtempSync(join(tmpdir(), 'changeset-'));
  const announce = (bump: string) => writeFileSync(join(waiting, 'a.md'), `---\n'@institute/sdk': ${bump}\n---\n\nText\n`);
  const problems = (broken: string[], version = '1.2.0', now = other) => unannounced(spec, now, broken, waiting, version).join();

  it('needs a changeset, and one that says so when it breaks somebody', () => {
    expect(problems([], '1.2.0', spec)).toBe('');
    expect(problems([])).toContain('pnpm changeset');
    announce('minor');
    expect(problems([])).toBe('');
    expect(problems(['x'])).toContain('must say major');
    expect(problems(['x'], '0.3.0')).toBe('');
    announce('major');
    expect(problems(['x'])).toBe('');
  });
});

it('an operation that the website does not use is named', () => {
  const copy = mkdtempSync(join(tmpdir(), 'web-'));
  cpSync(`${root}web/src/features/wallet`, copy, { recursive: true });
  const unused = unusedOperations(['getWallet', 'listTransactions', 'requestFunds', 'login'], copy);
  expect(unused).toContain('login');
  expect(unused).not.toContain('requestFunds');
});
