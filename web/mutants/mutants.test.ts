import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bin, run } from '../../.ci/lib/command.mjs';
import type { Mutant } from './mutant.config.ts';

/** Each breaks one safeguard. A test with the same requirement number must fail. They are applied one at a time. */
const mutants: readonly (Mutant & { title: string })[] = [
  {
    title: 'follows redirects and sends cookies [S-05]',
    file: 'sdk/src/client/create-api.ts',
    original: "const defaultRequestInit = { redirect: 'manual', credentials: 'omit' }",
    mutated: "const defaultRequestInit = { redirect: 'follow', credentials: 'include' }",
    test: 'sdk/src/client/create-api.test.ts',
  },
  {
    title: 'puts values into log events [S-06]',
    file: 'sdk/src/client/create-api.ts',
    original: 'fields: Object.keys(input),',
    mutated: 'fields: Object.values(input).map(String),',
    test: 'sdk/src/client/retry.test.ts',
  },
  {
    title: 'accepts a return path of another origin [S-08]',
    file: 'web/src/session/return-path.ts',
    original: "if (origin !== 'https://internal.invalid' || pathname.startsWith('//')) return undefined;",
    mutated: '',
    test: 'web/src/session/return-path.test.ts',
  },
  {
    title: 'accepts an insecure payment URL [S-09]',
    file: 'web/src/features/purchase/payment-url.ts',
    original: "if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal)) return undefined;",
    mutated: '',
    test: 'web/src/features/purchase/payment-url.test.ts',
  },
  {
    title: 'does not sync the stored role with the profile [S-12]',
    file: 'web/src/session/sync-profile.ts',
    original: 'session.update(queryClient.getQueryData(queryKey)?.user);',
    mutated: '',
    test: 'web/src/app/sync-profile.test.ts',
  },
  {
    title: 'accepts any photo URL from storage [S-13]',
    file: 'web/src/session/parse-session.ts',
    original: 'return isRecord(picture) && isText(picture.url, maxFieldLength.url) ? httpUrl(picture.url) : undefined;',
    mutated: 'return (picture as { url?: string } | undefined)?.url;',
    test: 'web/src/session/parse-session.test.ts',
  },
  {
    title: 'sends a __proto__ field [S-14]',
    file: 'sdk/src/client/serialize-request.ts',
    original: "|| name === '__proto__'",
    mutated: '',
    test: 'sdk/src/client/create-api.test.ts',
  },
  {
    title: 'allows inline scripts [S-18]',
    file: 'web/build/headers.ts',
    original: 'hashed(scriptHashes)',
    mutated: `"'self' 'unsafe-inline'"`,
    test: 'web/build/headers.test.ts',
  },
  {
    title: 'leaves service workers registered [S-21]',
    file: 'web/src/app/unregister-workers.ts',
    original: 'worker.unregister()',
    mutated: 'worker',
    test: 'web/src/app/unregister-workers.test.ts',
  },
  {
    title: "keeps the previous user's data [S-25]",
    file: 'web/src/app/query-client.ts',
    original: 'else cache.remove(query);',
    mutated: '',
    test: 'web/src/app/query-client.test.ts',
  },
  {
    title: 'accepts a URL of any scheme [S-28]',
    file: 'web/src/lib/format.ts',
    original: 'return value && /^https?:\\/\\//i.test(value.trim()) ? value.trim() : undefined;',
    mutated: 'return value?.trim();',
    test: 'web/src/lib/format.test.ts',
  },
  {
    title: 'shows an alert of any length [S-32]',
    file: 'web/src/app/error-handler.ts',
    original: 'alert(error.message.slice(0, maxAlertLength));',
    mutated: 'alert(error.message);',
    test: 'web/src/app/error-handler.test.ts',
  },
  {
    title: 'pauses mutations while offline [F-02]',
    file: 'web/src/app/query-client.ts',
    original: "mutations: { ...mutations, networkMode: 'always' }",
    mutated: "mutations: { ...mutations, networkMode: 'online' }",
    test: 'web/src/app/query-client.test.ts',
  },
  {
    title: 'takes the shell of a web app for a document [F-06]',
    file: 'sdk/src/client/read-response.ts',
    original: "? 'the shell of a web app' : undefined",
    mutated: '? undefined : undefined',
    test: 'sdk/src/client/errors.test.ts',
  },
  {
    title: 'shows an error of the previous session [F-08]',
    file: 'web/src/app/error-handler.ts',
    original: 'if (isApiError(error) && isStaleUnauthorized(error, dependencies)) return;',
    mutated: '',
    test: 'web/src/app/unauthorized-calls.test.ts',
  },
  {
    title: 'submits twice [F-11]',
    file: 'web/src/ui/form/use-submit.ts',
    original: 'if (isBusy.current) return;',
    mutated: '',
    test: 'web/src/ui/form/use-submit.test.tsx',
  },
  {
    title: 'repeats equal toasts [F-28]',
    file: 'web/src/ui/toast/toast-store.ts',
    original: 'const deduplicationMs = 1000;',
    mutated: 'const deduplicationMs = 0;',
    test: 'web/src/ui/toast/toast-store.test.ts',
  },
  {
    title: 'accepts a photo of any size [S-19]',
    file: 'web/src/ui/photo/photo-limits.ts',
    original: 'if (width * height <= maxPixels) return undefined;',
    mutated: 'if (width * height > 0) return undefined;',
    test: 'web/src/ui/photo/photo-limits.test.ts',
  },
  {
    title: 'reports a payment twice [F-13]',
    file: 'web/src/features/purchase/confirm-purchase.ts',
    original: "if (previous === 'done') return { status: 'already-sent' };",
    mutated: '',
    test: 'web/src/features/purchase/confirm-purchase.test.ts',
  },
  {
    title: 'throws when storage throws [F-16]',
    file: 'web/src/lib/storage.ts',
    original: 'return action(open());\n    } catch {\n      return undefined;',
    mutated: 'return action(open());\n    } catch (error) {\n      throw error;',
    test: 'web/src/lib/storage.test.ts',
  },
];

interface Report {
  testResults: { message: string; assertionResults: { fullName: string; status: string }[] }[];
}

it.each(mutants.map(({ title, ...mutant }) => [title, mutant] as const))('kills the mutant that %s', async (title, mutant) => {
  const file = join(mkdtempSync(join(tmpdir(), 'mutant-')), 'report.json');
  const { code, output } = await run(
    [bin('vitest'), 'run', '--config', 'web/mutants/mutant.config.ts', '--reporter=json', `--outputFile=${file}`],
    { quiet: true, env: { MUTANT: JSON.stringify(mutant) } },
  );
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  const [, number = ''] = /\[(.+)\]$/.exec(title) ?? [];
  expect(code).toBe(1);
  expect(failed.join('\n'), report.testResults.map(({ message }) => message).join('\n') || output).toContain(number);
});
