import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../command.ts';
import { findUnusedOperations } from './unused-operations.ts';

it('finds the operations that no source file of a folder uses', () => {
  const folder = mkdtempSync(join(tmpdir(), 'web-'));
  cpSync(`${root}web/src/features/wallet`, folder, { recursive: true });
  const unused = findUnusedOperations(['getWallet', 'listTransactions', 'requestFunds', 'login'], folder);
  expect(unused).toContain('login');
  expect(unused).not.toContain('requestFunds');
});
