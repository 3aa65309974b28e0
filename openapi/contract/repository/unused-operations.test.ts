import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { findOperationsCalledByHook, findUnusedOperations } from './unused-operations.ts';

const ids = ['getWallet', 'listTransactions', 'requestFunds', 'login'];
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A folder with these source files. */
function createFolder(sources: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'web-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text);
  return folder;
}

it('finds the operations that no source file uses, by their hook or otherwise', () => {
  const folder = createFolder({
    'wallet.tsx': "import { useApi, useGetWallet } from '@institute/sdk/react';\nconst { data } = useGetWallet();\n",
    'loader.ts': 'prefetch(queries.listTransactions());\n',
    'login.test.ts': "import { useLogin } from '@institute/sdk/react';\nuseLogin();\napi.login();\n",
  });
  expect(findUnusedOperations(ids, folder)).toEqual(['requestFunds', 'login']);
});

it('finds the operations that are called by their hook, not by one with the same name or by an import alone', () => {
  const folder = createFolder({
    'wallet.tsx': "import {\n  useApi,\n  useGetWallet,\n} from '@institute/sdk/react';\nuseApi();\nuseGetWallet();\n",
    'transactions.ts': "import { useListTransactions } from '@institute/sdk/react';\n",
    'funds.ts':
      "import { useApi } from '@institute/sdk/react';\nimport { useRequestFunds } from './use-request-funds.ts';\nuseRequestFunds();\n",
    'login.ts': 'api.login();\n',
  });
  expect(findOperationsCalledByHook(ids, folder)).toEqual(['getWallet']);
});
