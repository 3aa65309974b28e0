import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { Api } from '../../sdk/src/index.ts';
import { type MocksProcess, startMocksProcess } from './mocks-process.ts';

const port = 4393;
let mocks: MocksProcess | undefined;
afterEach(() => mocks?.kill());

const newFile = () => join(mkdtempSync(join(tmpdir(), 'mocks-')), 'data.json');
const batch = (title: string) => ({ title, time: '10:00 AM - 12:00 PM', studentLimit: 20 });
const titles = async (api: Api) => (await api.listBatches()).batches.map(({ title }) => title);

it('two clients that write at once lose nothing, and nothing is written twice', async () => {
  mocks = await startMocksProcess(port, '--data', newFile());
  const seeded = await titles(await mocks.operator());
  const each = 200;
  const write = async (name: string, api: Api) => {
    for (let index = 0; index < each; index++) await api.createBatch(batch(`${name} ${index}`));
  };
  await Promise.all([write('left', await mocks.operator()), write('right', await mocks.operator())]);
  const { batches } = await (await mocks.operator()).listBatches();
  const expected = ['left', 'right'].flatMap((name) => Array.from({ length: each }, (_, index) => `${name} ${index}`));
  expect(batches.map(({ title }) => title).sort()).toEqual([...seeded, ...expected].sort());
  expect(new Set(batches.map(({ _id }) => _id)).size).toBe(batches.length);
});

it('killed while it writes, the server loses the write on its way at the most, and never the file', async () => {
  const file = newFile();
  const acknowledged: string[] = [];
  const sent: string[] = [];
  const expectKept = async (api: Api) => {
    const found = await titles(api);
    expect(found, 'every write that was answered is there').toEqual(expect.arrayContaining(acknowledged));
    const strangers = found.filter((title) => title.startsWith('life') && !sent.includes(title));
    expect(strangers, 'and nothing that was not sent').toEqual([]);
  };
  for (let life = 0; life < 15; life++) {
    mocks = await startMocksProcess(port, '--data', file);
    const api = await mocks.operator();
    await expectKept(api);

    // Killed at another moment of the writing each time.
    const wanted = 5 + life * 3;
    for (let alive = true, index = 0; alive; index++) {
      const title = `life ${life} write ${index}`;
      sent.push(title);
      const writing = api.createBatch(batch(title)).then(
        () => acknowledged.push(title),
        () => undefined,
      );
      if (index === wanted) {
        await new Promise((resolve) => setTimeout(resolve, life % 5));
        await mocks.kill();
        alive = false;
      }
      await writing;
    }
    expect(JSON.parse(readFileSync(file, 'utf8')), 'the file is whole').toHaveProperty('db.accounts');
  }
  mocks = await startMocksProcess(port, '--data', file);
  await expectKept(await mocks.operator());
  console.log(`15 kills: ${sent.length} writes sent, ${acknowledged.length} answered, all of these kept`);
});
