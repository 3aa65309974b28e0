import { mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createMockServer } from '../node.ts';
import { fileStorage } from './file-storage.ts';

const { state } = createMockServer().store;

it('parallel saves of one file do not mix, and leave no other file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mocks-'));
  const file = join(folder, 'data.json');
  const storages = Array.from({ length: 8 }, () => fileStorage(file));
  await Promise.all(storages.map((storage) => storage.save(state)));
  expect((await fileStorage(file).load())?.db.courses).toEqual(state.db.courses);
  expect(await readdir(folder)).toEqual(['data.json']);
});

it('a save that fails leaves no temporary file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mocks-'));
  // A folder cannot be replaced with a file.
  const file = join(folder, 'data.json');
  await mkdir(file);
  await expect(fileStorage(file).save(state)).rejects.toThrow('rename');
  expect(await readdir(folder)).toEqual(['data.json']);
});
