/** A change that breaks one safeguard in the code. */
export interface Mutant {
  /** The number of the threat or fault in the requirements that the code guards against. */
  number: string;
  file: string;
  /** The code of the safeguard, exactly as in the file. */
  original: string;
  /** Its replacement. */
  mutated: string;
  /** The test file. A test with this number in its title must fail. */
  test: string;
}

/** They are applied one at a time. */
export const mutants: readonly Mutant[] = [
  {
    number: 'S-05',
    file: 'sdk/src/client/create-api.ts',
    original: "const defaultRequestInit = { redirect: 'manual', credentials: 'omit' }",
    mutated: "const defaultRequestInit = { redirect: 'follow', credentials: 'include' }",
    test: 'sdk/src/client/create-api.test.ts',
  },
  {
    number: 'S-06',
    file: 'sdk/src/client/create-api.ts',
    original: 'fields: Object.keys(input),',
    mutated: 'fields: Object.values(input).map(String),',
    test: 'sdk/src/client/retry.test.ts',
  },
  {
    number: 'S-08',
    file: 'web/src/session/return-path.ts',
    original: "if (origin !== 'https://internal.invalid' || pathname.startsWith('//')) return undefined;",
    mutated: '',
    test: 'web/src/session/return-path.test.ts',
  },
  {
    number: 'S-09',
    file: 'web/src/features/purchase/payment-url.ts',
    original: "if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal)) return undefined;",
    mutated: '',
    test: 'web/src/features/purchase/payment-url.test.ts',
  },
  {
    number: 'S-12',
    file: 'web/src/session/sync-profile.ts',
    original: 'session.update(queryClient.getQueryData(queryKey)?.user);',
    mutated: '',
    test: 'web/src/app/sync-profile.test.ts',
  },
  {
    number: 'S-13',
    file: 'web/src/session/parse-session.ts',
    original: 'return isRecord(picture) && isText(picture.url, maxFieldLength.url) ? httpUrl(picture.url) : undefined;',
    mutated: 'return (picture as { url?: string } | undefined)?.url;',
    test: 'web/src/session/parse-session.test.ts',
  },
  {
    number: 'S-14',
    file: 'sdk/src/client/serialize-request.ts',
    original: "|| name === '__proto__'",
    mutated: '',
    test: 'sdk/src/client/create-api.test.ts',
  },
  {
    number: 'S-16',
    file: 'web/build/headers.ts',
    original: `"frame-ancestors 'none'"`,
    mutated: `"frame-ancestors *"`,
    test: 'web/build/headers.test.ts',
  },
  {
    number: 'S-18',
    file: 'web/build/headers.ts',
    original: 'hashed(scriptHashes)',
    mutated: `"'self' 'unsafe-inline'"`,
    test: 'web/build/headers.test.ts',
  },
  {
    number: 'S-21',
    file: 'web/src/app/unregister-workers.ts',
    original: 'worker.unregister()',
    mutated: 'worker',
    test: 'web/src/app/unregister-workers.test.ts',
  },
  {
    number: 'S-25',
    file: 'web/src/app/query-client.ts',
    original: 'else cache.remove(query);',
    mutated: '',
    test: 'web/src/app/query-client.test.ts',
  },
  {
    number: 'S-28',
    file: 'web/src/lib/format.ts',
    original: 'return value && /^https?:\\/\\//i.test(value.trim()) ? value.trim() : undefined;',
    mutated: 'return value?.trim();',
    test: 'web/src/lib/format.test.ts',
  },
  {
    number: 'S-32',
    file: 'web/src/app/error-handler.ts',
    original: 'alert(error.message.slice(0, maxAlertLength));',
    mutated: 'alert(error.message);',
    test: 'web/src/app/error-handler.test.ts',
  },
  {
    number: 'F-02',
    file: 'web/src/app/query-client.ts',
    original: "mutations: { ...mutations, networkMode: 'always' }",
    mutated: "mutations: { ...mutations, networkMode: 'online' }",
    test: 'web/src/app/query-client.test.ts',
  },
  {
    number: 'F-06',
    file: 'sdk/src/client/read-response.ts',
    original: "? 'the shell of a web app' : undefined",
    mutated: '? undefined : undefined',
    test: 'sdk/src/client/errors.test.ts',
  },
  {
    number: 'F-08',
    file: 'web/src/app/error-handler.ts',
    original: 'if (isApiError(error) && isStaleUnauthorized(error, dependencies)) return;',
    mutated: '',
    test: 'web/src/app/unauthorized-calls.test.ts',
  },
  {
    number: 'F-11',
    file: 'web/src/ui/form/use-submit.ts',
    original: 'if (isBusy.current) return;',
    mutated: '',
    test: 'web/src/ui/form/use-submit.test.tsx',
  },
  {
    number: 'F-21',
    file: 'web/build/serve-build.ts',
    original: '? { file: path, headers: getHeaders(path) } : 404;',
    mutated: "? { file: path, headers: getHeaders(path) } : { file: '/index.html', headers: getHeaders('/') };",
    test: 'web/build/serve-build.test.ts',
  },
  {
    number: 'F-28',
    file: 'web/src/ui/toast/toast-store.ts',
    original: 'const deduplicationMs = 1000;',
    mutated: 'const deduplicationMs = 0;',
    test: 'web/src/ui/toast/toast-store.test.ts',
  },
  {
    number: 'S-17',
    file: 'web/build/headers.ts',
    original: "path.startsWith(hashedFiles) ? 'public, max-age=31536000, immutable' : 'no-cache'",
    mutated: "'public, max-age=31536000, immutable'",
    test: 'web/build/headers.test.ts',
  },
  {
    number: 'S-19',
    file: 'web/src/ui/photo/photo-limits.ts',
    original: 'if (width * height <= maxPixels) return undefined;',
    mutated: 'if (width * height > 0) return undefined;',
    test: 'web/src/ui/photo/photo-limits.test.ts',
  },
  {
    number: 'S-34',
    file: 'web/src/ui/data-table/row-block.ts',
    original: 'for (let at = text.indexOf(needle); at >= 0; ) {',
    mutated: 'for (let at = text.search(needle); at >= 0; ) {',
    test: 'web/src/ui/data-table/row-search.test.ts',
  },
  {
    number: 'F-13',
    file: 'web/src/features/purchase/confirm-purchase.ts',
    original: "if (previous === 'done') return { status: 'already-sent' };",
    mutated: '',
    test: 'web/src/features/purchase/confirm-purchase.test.ts',
  },
  {
    number: 'F-16',
    file: 'web/src/lib/storage.ts',
    original: 'return action(open());\n    } catch {\n      return undefined;',
    mutated: 'return action(open());\n    } catch (error) {\n      throw error;',
    test: 'web/src/lib/storage.test.ts',
  },
];
