import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { callsHook, findUnusedOperations } from './checks.ts';
import { readOperationUses } from './operation-uses.ts';

const ids = ['getWallet', 'listTransactions', 'requestFunds', 'login'];

function readUses(sources: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'web-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text);
  return readOperationUses(folder);
}

it('finds the operations that no source file uses, by their hook or otherwise', () => {
  const uses = readUses({
    'wallet.tsx': "import { useApi, useGetWallet } from '@institute/sdk/react';\nconst { data } = useGetWallet();\n",
    'loader.ts': 'prefetch(queries.listTransactions());\n',
    'login.test.ts': "import { useLogin } from '@institute/sdk/react';\nuseLogin();\napi.login();\n",
  });
  expect(findUnusedOperations(ids, uses)).toEqual(['requestFunds', 'login']);
});

it('finds the operations that are called by their hook, not by one with the same name or by an import alone', () => {
  const uses = readUses({
    'wallet.tsx': "import {\n  useApi,\n  useGetWallet,\n} from '@institute/sdk/react';\nuseApi();\nuseGetWallet();\n",
    'transactions.ts': "import { useListTransactions } from '@institute/sdk/react';\n",
    'funds.ts':
      "import { useApi } from '@institute/sdk/react';\nimport { useRequestFunds } from './use-request-funds.ts';\nuseRequestFunds();\n",
    'login.ts': 'api.login();\n',
  });
  expect(ids.filter((id) => callsHook(id, uses))).toEqual(['getWallet']);
});

it('counts no comment, no text, no computed name and no request without the SDK', () => {
  const uses = readUses({
    'comment.ts': '// api.getWallet()\n/* useGetWallet() */ export const text = "api.getWallet()";\n',
    'cast.ts': 'void (queries as any).getWallets();\n',
    'computed.ts': 'export const call = (name: string) => api[name]();\n',
    'raw.ts':
      // biome-ignore lint/suspicious/noTemplateCurlyInString: source code of a program
      'void fetch(`${base}/wallet`);\nvoid fetch(`/v1/category/${id}`, { method: "DELETE" });\nvoid fetch("/not-in-the-contract");\nvoid fetch(request);\n',
  });
  expect(findUnusedOperations(ids, uses)).toEqual(ids);
  expect(uses.problems.sort()).toEqual([
    'cast.ts:1 uses an operation through a cast, which hides whether the contract has it.',
    'computed.ts:1 uses an operation by a computed name, which no check can follow.',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source code of a program
    'raw.ts:1 fetches `${base}/wallet` without the SDK.',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source code of a program
    'raw.ts:2 fetches `/v1/category/${id}` without the SDK.',
    'raw.ts:3 fetches "/not-in-the-contract" without the SDK.',
  ]);
});

it('follows an alias, a function of @institute/sdk/calls, and a name in brackets', () => {
  const uses = readUses({
    'alias.tsx': "import { useGetWallet as useBalance } from '@institute/sdk/react';\nuseBalance();\n",
    'call.ts': "import { login } from '@institute/sdk/calls';\nvoid login(client, input);\n",
    'brackets.ts': "void context.api['requestFunds'](input);\nvoid context.queries.listTransactions();\n",
  });
  expect(findUnusedOperations(ids, uses)).toEqual([]);
  expect(uses.problems).toEqual([]);
});
