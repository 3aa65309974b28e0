import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createApi } from '@institute/sdk';
import { expect, it, onTestFinished } from 'vitest';

function run(...args: string[]) {
  // tsx without its wrapper process, so that a signal reaches the server.
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/cli.ts', ...args], { cwd: new URL('../..', import.meta.url) });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

it('prints its URL and serves until it is stopped', async () => {
  const [line] = await once(run('--port', '0').stdout, 'data');
  const [baseUrl] = /(?<=^Mocks on )http:\/\/localhost:\d+\/v1(?= · student@example\.com)/.exec(String(line)) ?? [];
  for (let call = 0; call < 2; call++) expect((await createApi({ baseUrl: baseUrl ?? '', retries: 0 }).listCourses()).success).toBe(true);
});

it('exits with 1, the reason and how it is used when an option is invalid', async () => {
  const child = run('--fail', '2');
  let text = '';
  child.stderr.on('data', (chunk) => {
    text += chunk;
  });
  const [code] = await once(child, 'close');
  expect(text).toMatch(/^--fail must be a number from 0 to 1\.\n\nServes mocks of the institute's API/);
  expect(code).toBe(1);
});
