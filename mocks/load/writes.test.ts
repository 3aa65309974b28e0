import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Api } from '@institute/sdk';
import { afterAll, afterEach, expect, it } from 'vitest';
import { type MocksProcess, startMocksProcess } from './mocks-process.ts';

const port = 4393;
let mocks: MocksProcess | undefined;
const folder = mkdtempSync(join(tmpdir(), 'mocks-'));
afterEach(() => mocks?.kill());
afterAll(() => rmSync(folder, { recursive: true }));

const batch = (title: string) => ({ title, time: '10:00 AM - 12:00 PM', studentLimit: 20 });
const listTitles = async (api: Api) => (await api.listBatches()).batches.map(({ title }) => title);

it('stores the writes of two concurrent clients exactly once', async () => {
  mocks = await startMocksProcess(port, '--data', join(folder, 'clients.json'));
  const seeded = await listTitles(await mocks.signInOperator());
  const writesPerClient = 200;
  const write = async (name: string, api: Api) => {
    for (let index = 0; index < writesPerClient; index++) await api.createBatch(batch(`${name} ${index}`));
  };
  await Promise.all([write('left', await mocks.signInOperator()), write('right', await mocks.signInOperator())]);
  const { batches } = await (await mocks.signInOperator()).listBatches();
  const written = ['left', 'right'].flatMap((name) => Array.from({ length: writesPerClient }, (_, index) => `${name} ${index}`));
  expect(batches.map(({ title }) => title).sort()).toEqual([...seeded, ...written].sort());
  expect(new Set(batches.map(({ _id }) => _id)).size).toBe(batches.length);
});

it('a server that is killed during a write loses at most that write, and never the file', async () => {
  const file = join(folder, 'kills.json');
  const acknowledged: string[] = [];
  const sent: string[] = [];
  const expectStored = async (api: Api) => {
    const stored = await listTitles(api);
    expect(stored, 'every acknowledged write is stored').toEqual(expect.arrayContaining(acknowledged));
    const unknown = stored.filter((title) => title.startsWith('run') && !sent.includes(title));
    expect(unknown, 'nothing else is stored').toEqual([]);
  };
  for (let run = 0; run < 15; run++) {
    mocks = await startMocksProcess(port, '--data', file);
    const api = await mocks.signInOperator();
    await expectStored(api);

    // Each run is killed at another moment of a write.
    const lastWrite = 5 + run * 3;
    for (let index = 0; index <= lastWrite; index++) {
      const title = `run ${run} write ${index}`;
      sent.push(title);
      const writing = api.createBatch(batch(title)).then(
        () => acknowledged.push(title),
        () => undefined,
      );
      if (index === lastWrite) {
        await new Promise((resolve) => setTimeout(resolve, run % 5));
        await mocks.kill();
      }
      await writing;
    }
    expect(JSON.parse(readFileSync(file, 'utf8')), 'the file is complete').toHaveProperty('db.accounts');
  }
  mocks = await startMocksProcess(port, '--data', file);
  await expectStored(await mocks.signInOperator());
  console.log(`15 kills: ${sent.length} writes sent, ${acknowledged.length} acknowledged, all of these stored`);
});
