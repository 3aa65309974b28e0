import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tokenFor } from '@institute/mocks';
import { serveMocks } from '@institute/mocks/node';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { bin, runCommand } from '../command.ts';
import { checkServer } from '../contract/check-server.ts';
import { findUnusedUrl } from '../contract/live/drifting-server.test-support.ts';
import { parseOptions } from '../contract/options.ts';
import { readOperations } from '../generator/operation.ts';
import { spec } from '../generator/spec.test-support.ts';

const operations = readOperations(spec);
const { length: total } = operations;
const folder = mkdtempSync(join(tmpdir(), 'contract-'));
const mocks = await serveMocks();
beforeEach(() => mocks.reset());
afterAll(() => mocks.close());
afterAll(() => rmSync(folder, { recursive: true }));

function capturePrints() {
  const prints = [vi.spyOn(console, 'log').mockReturnValue(), vi.spyOn(console, 'error').mockReturnValue()];
  onTestFinished(() => prints.forEach((print) => void print.mockRestore()));
  return () => prints.flatMap((print) => print.mock.calls).join('\n');
}

async function check(...args: string[]) {
  const output = capturePrints();
  const { baseUrl = '', ...options } = parseOptions(args);
  return { code: await checkServer(spec, baseUrl, { baseUrl, ...options }), output: output() };
}

describe('pnpm contract --base-url', () => {
  it('prints a table, writes JSON and JUnit, and exits with 0 [R-450]', async () => {
    const [json, junit] = [join(folder, 'run.json'), join(folder, 'run.xml')];
    const output = capturePrints();
    const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
    const { argv } = process;
    onTestFinished(() => {
      exit.mockRestore();
      process.argv = argv;
    });
    process.argv = ['node', 'main.ts', '--base-url', mocks.baseUrl, '--json', json, '--junit', junit];
    // Runs in this process, because a new process needs a second to start.
    await import('./main.ts');
    const passed = operations.filter(({ isQuery }) => isQuery).length;
    expect(output()).toMatch(/^listBatches +GET \/self-created-batches +200 +pass$/m);
    expect(output()).toContain(`${mocks.baseUrl}: ${passed} passed, 0 rejected as documented, 0 failed, ${total - passed} skipped`);
    expect(exit.mock.calls).toEqual([[0]]);
    expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({ counts: { pass: passed, fail: 0 }, operations: { length: total } });
    expect(readFileSync(junit, 'utf8')).toContain(`tests="${total}" failures="0" skipped="${total - passed}"`);
  });

  it('exits with 1 if the server drifts, and prints no token', async () => {
    mocks.store.state.db.wallets['u-franchise'] = JSON.parse('"much"');
    const token = tokenFor('u-franchise');
    const { code, output } = await check('--', '--base-url', `${mocks.baseUrl}/`, '--token', token, '--strict');
    expect(output).toMatch(/^getWallet .+FAIL/m);
    expect(output).toMatch(/^createPurchase .+FAIL +not checked: changes data/m);
    expect(output).not.toContain(token);
    expect(code).toBe(1);
  });

  it('exits with 2 and the reason if the checks cannot run', async () => {
    const command = [bin('tsx'), 'openapi/repository/main.ts', '--colour'];
    expect(await runCommand(command)).toMatchObject({ code: 2, output: expect.stringContaining("Unknown option '--colour'") });
    expect(await check('--base-url', await findUnusedUrl())).toMatchObject({
      code: 2,
      output: expect.stringContaining('The server did not respond to any request.'),
    });
  });
});
