import { createHmac } from 'node:crypto';
import { cpSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { root } from '../../.ci/command.mjs';
import { serveMocks } from '../../mocks/src/node.ts';
import { createApi } from '../src/index.ts';
import { Consumer } from './consumer.ts';

const packed = inject('packed');
const folder = `${root}sdk/examples/`;
const emails = { student: 'student@example.com', operator: 'franchise@example.com' };
const mocks = await serveMocks();
afterAll(() => mocks.close());

describe('the scripts of the examples', () => {
  const scripts = new Consumer();
  const files = readdirSync(folder).filter((name) => /\.[cm]js$/.test(name));
  const run = (name: string, env: Record<string, string>, ...args: string[]) =>
    scripts.run('node', [name, ...args], { INSTITUTE_URL: mocks.baseUrl, ...env });
  const signIn = async (email: string, password: string) => (await createApi({ baseUrl: mocks.baseUrl }).login({ email, password })).token;
  beforeAll(async () => {
    for (const name of files) cpSync(folder + name, `${scripts.folder}/${name}`);
    await scripts.install(packed.sdk, packed.mocks, 'msw@2', 'typescript@5.9', '@types/node@20');
  });

  it('have the right types [R-448]', async () => {
    const compilerOptions = { module: 'nodenext', allowJs: true, checkJs: true, strict: true, noEmit: true, skipLibCheck: true };
    scripts.write({ 'tsconfig.json': JSON.stringify({ compilerOptions, files }) });
    expect(files.length).toBe(4);
    expect(await scripts.run('tsc', ['--pretty', 'false'])).toMatchObject({ stdout: '', code: 0 });
  });

  it('export the students of a centre as CSV with escaped formulas [R-448, S-29]', async () => {
    const student = mocks.store.state.db.accounts.find(({ centre }) => centre === 'u-franchise');
    Object.assign(student ?? {}, { fullName: '=HYPERLINK("http://evil.example")', village: 'x' });
    const good = await run('export-students.mjs', { INSTITUTE_EMAIL: emails.operator, INSTITUTE_PASSWORD: 'franchise123' });
    const count = mocks.store.state.db.accounts.filter(({ centre }) => centre === 'u-franchise').length;
    expect(good).toMatchObject({ code: 0, stderr: `${count} students\n` });
    expect(good.stdout.split('\r\n')).toHaveLength(count + 2);
    expect(good.stdout).toMatch(/^\uFEFF"Student Id","Full Name"/);
    expect(good.stdout).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(good.stdout).not.toMatch(/"\s*[=+@-]/);
    const token = await signIn(emails.operator, 'franchise123');
    const batch = await run('export-students.mjs', { INSTITUTE_TOKEN: token }, '--batch', 'b-morning');
    expect(batch.stdout.length).toBeLessThan(good.stdout.length);
  });

  it('export with a new token when the old one has expired, and exit with one line when that is not possible [R-448]', async () => {
    const credentials = { INSTITUTE_EMAIL: emails.operator, INSTITUTE_PASSWORD: 'franchise123' };
    const renewed = await run('export-students.mjs', { INSTITUTE_TOKEN: 'expired', ...credentials });
    expect(renewed).toMatchObject({ code: 0, stderr: expect.stringMatching(/^\d+ students\n$/) });
    const token = await signIn(emails.student, 'student123');
    for (const [env, problem] of [
      [{}, /^INSTITUTE_TOKEN is missing/],
      [{ INSTITUTE_TOKEN: 'expired' }, /^listStudents: .+ \(401\)\n$/],
      [{ INSTITUTE_TOKEN: token }, /^listStudents: Your account may not do this\. \(403\)\n$/],
    ] as const)
      expect(await run('export-students.mjs', env)).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(problem) });
  });

  it('check a server against the contract [R-448, R-450]', async () => {
    const token = await signIn(emails.operator, 'franchise123');
    const check = (env: Record<string, string>) => run('check-a-server.mjs', env);
    const good = await check({ INSTITUTE_TOKEN: token });
    expect(good).toMatchObject({ code: 0, stderr: '' });
    expect(good.stdout).toMatch(/^listTransactions {2}ok$/m);
    mocks.store.state.db.wallets['u-franchise'] = JSON.parse('"much"');
    // The mocks validate their own responses and return 500; another server would return the wrong shape.
    expect((await check({ INSTITUTE_TOKEN: token })).stdout).toMatch(/^getWallet +FAILED/m);
    expect(await check({ INSTITUTE_URL: 'http://localhost:59999/v1', INSTITUTE_TOKEN: token })).toMatchObject({ code: 1 });
    expect(await check({})).toMatchObject({ code: 1, stderr: expect.stringMatching(/^INSTITUTE_TOKEN is missing/) });
    await mocks.reset();
  });

  it('test a program with the mocks [R-448]', async () => {
    const { code, stdout } = await scripts.run('node', ['--test', 'mocks.test.mjs']);
    expect(stdout).toMatch(/^# pass 5$/m);
    expect(code).toBe(0);
  });

  it('validate a webhook in CommonJS [R-448]', async () => {
    const secret = 'of both systems';
    expect(await run('validate-a-webhook.cjs', {})).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('WEBHOOK_SECRET is missing'),
    });
    const server = await scripts.start(process.execPath, ['validate-a-webhook.cjs'], { WEBHOOK_SECRET: secret });
    onTestFinished(server.stop);
    const sign = (body: string) => createHmac('sha256', secret).update(body).digest('hex');
    const send = (body: string, signature = sign(body)) =>
      fetch(server.url, { method: 'POST', body, headers: { 'X-Signature': signature } });
    const student = { fullName: 'Asha Devi', email: 'asha@example.com', phone: '0000012345', gender: 'female', dob: '2004-02-29' };
    const address = { city: 'Patna', village: 'Bihta', pinCode: '801103' };
    const place = { fatherName: 'Ram Devi', password: 'secret123', courseId: 'c-ccc', batch: 'b-morning' };
    const accepted = await send(JSON.stringify({ ...student, ...address, ...place }));
    expect([accepted.status, await accepted.json()]).toEqual([202, { accepted: 'Asha Devi' }]);
    const rejected = await send(JSON.stringify({ ...student, ...address, ...place, gender: 'woman', dob: '29.2.2004' }));
    expect(rejected.status).toBe(400);
    expect(await rejected.json()).toEqual({
      issues: [
        { message: 'must match format "date"', path: ['dob'] },
        { message: expect.stringContaining('must be'), path: ['gender'] },
      ],
      genders: ['male', 'female', 'other'],
    });
    expect(await (await send('<p>')).text()).toBe('The body is not JSON.');
    for (const signature of ['', sign('[]').slice(2), sign('[]'), 'x'.repeat(64)]) expect((await send('{}', signature)).status).toBe(401);
    expect((await fetch(server.url, { method: 'POST', body: '{}' })).status).toBe(401);
    expect([(await send(' '.repeat(100_000))).status, (await send(' '.repeat(100_001))).status]).toEqual([400, 413]);
    expect(new URL(server.url).hostname).toBe('127.0.0.1');
    await expect(fetch(server.url.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow();
  });
});
