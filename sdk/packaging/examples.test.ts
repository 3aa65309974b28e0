import { cpSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { root } from '../../.ci/lib/command.mjs';
import { type ServedMocks, serveMocks } from '../../mocks/src/node.ts';
import { openBrowser } from '../../web/bench/browser.mjs';
import { createApi } from '../src/index.ts';
import { Consumer } from './consumer.ts';

const { sdk } = inject('packed');
const emails = { student: 'student@example.com', operator: 'franchise@example.com' };
let mocks: ServedMocks;
beforeAll(async () => {
  mocks = await serveMocks();
});
afterAll(() => mocks?.close());

describe('the examples', () => {
  const scripts = new Consumer();
  const run = (name: string, env: Record<string, string>, ...args: string[]) =>
    scripts.run('node', [name, ...args], { INSTITUTE_URL: mocks.baseUrl, ...env });
  const signIn = async (email: string, password: string) => (await createApi({ baseUrl: mocks.baseUrl }).login({ email, password })).token;
  beforeAll(async () => {
    await scripts.install(sdk);
    for (const name of ['export-students.mjs', 'check-a-server.mjs']) cpSync(`${root}sdk/examples/${name}`, `${scripts.folder}/${name}`);
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
    // No cell starts a formula, not even after a blank.
    expect(good.stdout).not.toMatch(/"\s*[=+@-]/);
    const token = await signIn(emails.operator, 'franchise123');
    const batch = await run('export-students.mjs', { INSTITUTE_TOKEN: token }, '--batch', 'b-morning');
    expect(batch.stdout.length).toBeLessThan(good.stdout.length);
  });

  it('exit with one line when the export is not possible [R-448]', async () => {
    expect(await run('export-students.mjs', {})).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^INSTITUTE_TOKEN is missing/),
    });
    const token = await signIn(emails.student, 'student123');
    expect(await run('export-students.mjs', { INSTITUTE_TOKEN: token })).toEqual({
      code: 1,
      stdout: '',
      stderr: 'listStudents: Your account may not do this. (403)\n',
    });
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

  it('include a React page that builds in an empty Vite app and refetches its list after a create [R-448]', async () => {
    const project = new Consumer();
    cpSync(`${root}sdk/examples/react-page`, project.folder, { recursive: true });
    await project.install(sdk);
    expect(await project.run('tsc', ['--pretty', 'false'])).toMatchObject({ stdout: '', code: 0 });
    const build = await project.run('vite', ['build', '--logLevel', 'warn'], { VITE_API_URL: mocks.baseUrl });
    expect(build).toMatchObject({ stderr: '', code: 0 });
    const site = await project.start('vite', ['preview', '--port', '4396', '--strictPort']);
    onTestFinished(site.stop);
    const { page, close } = await openBrowser();
    onTestFinished(close);
    await page.goto(site.url);
    await page.getByLabel('Email').fill(emails.operator);
    await page.getByLabel('Password').fill('wrong');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('Email or password is wrong.').waitFor();
    await page.getByLabel('Password').fill('franchise123');
    await page.keyboard.press('Enter');
    await page.getByRole('listitem').first().waitFor();
    await page.getByLabel('Title').fill('Night batch');
    await page.getByLabel('Time').fill('9 PM');
    await page.getByLabel('Student Limit').fill('12');
    await page.keyboard.press('Enter');
    await page.getByRole('listitem').filter({ hasText: 'Night batch, 9 PM' }).waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('');
  });
});
