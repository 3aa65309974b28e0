import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { bin, npmOptions, root, run } from '../../.ci/command.mjs';
import { loadSpec } from '../../openapi/generator/load-spec.ts';
import { versions } from '../../openapi/peers/versions.ts';

const port = '4399';
const jar = 'node_modules/mockserver-node/mockserver-netty-8.0.0-jar-with-dependencies.jar';

/** Each server serves spec.json without more configuration. */
const servers: Record<string, { command: [program: string, ...args: string[]]; path: string }> = {
  'these mocks': { command: [bin('tsx'), `${root}mocks/src/server/cli.ts`, '--port', port], path: '/v1' },
  'Prism 5.16': { command: ['node_modules/.bin/prism', 'mock', 'spec.json', '--port', port], path: '' },
  'MockServer 8.0': { command: ['java', '-jar', jar, 'openapi', 'spec.json', '-p', port], path: '/v1' },
};

const batch = { title: 'Evening', time: '5 PM', studentLimit: 25 };
const operator = { email: 'franchise@example.com', password: 'franchise123' };
const student = { email: 'student@example.com', password: 'student123' };

type Send = (path: string, body?: object, token?: string) => Promise<{ status: number; text: string }>;
const signIn = async (send: Send, account: object): Promise<string> => JSON.parse((await send('/login', account)).text).token;
const isRejected = ({ status }: { status: number }) => status >= 400;

const questions: Record<string, (send: Send, token: string) => Promise<boolean>> = {
  'a response as in the contract': async (send, token) => JSON.parse((await send('/courses', undefined, token)).text).courses.length > 0,
  'a request without a token is rejected': async (send) => isRejected(await send('/create-batch', batch)),
  'a request against the contract is rejected': async (send, token) =>
    isRejected(await send('/create-batch', { ...batch, title: 5 }, token)),
  'a rule of the API is enforced': async (send, token) => isRejected(await send('/create-batch', { ...batch, title: '' }, token)),
  'a wrong password is rejected': async (send) => isRejected(await send('/login', { ...operator, password: 'wrong' })),
  'another role is rejected': async (send) => isRejected(await send('/wallet', undefined, await signIn(send, student))),
  'what is created is in the list': async (send, token) => {
    await send('/create-batch', { ...batch, title: 'New one' }, token);
    return (await send('/self-created-batches', undefined, token)).text.includes('New one');
  },
};

/** `pnpm bench mocks`: the same requests to these mocks, Prism and MockServer, which needs Java. */
export async function benchMocks(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{}');
    const { code, output } = await run(['npm', 'install', versions.prism, versions.mockServer, ...npmOptions], {
      cwd: folder,
      quiet: true,
    });
    if (code !== 0) throw new Error(output);
    writeFileSync(join(folder, 'spec.json'), JSON.stringify(await loadSpec(`${root}openapi/openapi.yaml`)));
    const table: Record<string, Record<string, boolean>> = {};
    for (const name of Object.keys(servers)) table[name] = await ask(name, folder);
    console.table(Object.fromEntries(Object.keys(questions).map((title) => [title, column(table, title)])));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const column = (table: Record<string, Record<string, boolean>>, title: string) =>
  Object.fromEntries(Object.entries(table).map(([name, answers]) => [name, answers[title]]));

async function ask(name: string, cwd: string): Promise<Record<string, boolean>> {
  const { command, path } = servers[name] ?? { command: [''], path: '' };
  const [program, ...args] = command;
  const server = spawn(program, args, { cwd, stdio: 'ignore' });
  const exit = once(server, 'exit');
  try {
    const send: Send = async (to, body, token) => {
      const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
      const init = { method: body ? 'POST' : 'GET', headers, ...(body && { body: JSON.stringify(body) }) };
      const response = await fetch(`http://127.0.0.1:${port}${path}${to}`, init);
      return { status: response.status, text: await response.text() };
    };
    const token = await whenReady(() => signIn(send, operator));
    const answers: Record<string, boolean> = {};
    for (const [title, question] of Object.entries(questions)) answers[title] = await question(send, token);
    return answers;
  } finally {
    server.kill();
    await exit;
  }
}

/** Resolves with the first result within a minute. */
async function whenReady<Result>(work: () => Promise<Result>, tries = 300): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (tries === 0) throw error;
    await setTimeout(200);
    return whenReady(work, tries - 1);
  }
}
