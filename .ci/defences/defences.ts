export interface Defence {
  /** The threat or fault that it answers. */
  number: string;
  file: string;
  /** A line that defends, as it stands in the file. */
  with: string;
  /** The same without its defence. */
  without: string;
  /** The tests that must notice. */
  test: string;
}

/** Defences that are taken out, one at a time, to see that the tests which name their numbers fail. */
export const defences: readonly Defence[] = [
  {
    number: 'S-05',
    file: 'sdk/src/client.ts',
    with: "const safe = { redirect: 'manual', credentials: 'omit' }",
    without: "const safe = { redirect: 'follow', credentials: 'include' }",
    test: 'sdk/src/client.test.ts',
  },
  {
    number: 'S-06',
    file: 'sdk/src/client.ts',
    with: 'fields: Object.keys(input),',
    without: 'fields: Object.values(input).map(String),',
    test: 'sdk/src/retry.test.ts',
  },
  {
    number: 'S-08',
    file: 'web/src/session/return-path.ts',
    with: "if (origin !== 'https://internal.invalid' || pathname.startsWith('//')) return undefined;",
    without: '',
    test: 'web/src/session/return-path.test.ts',
  },
  {
    number: 'S-09',
    file: 'web/src/features/purchase/payment-url.ts',
    with: "if (url.protocol !== 'https:' && !(url.protocol === 'http:' && local)) return undefined;",
    without: '',
    test: 'web/src/features/purchase/payment-url.test.ts',
  },
  {
    number: 'S-12',
    file: 'web/src/session/sync-profile.ts',
    with: 'session.update(queryClient.getQueryData(queryKey)?.user);',
    without: '',
    test: 'web/src/session/sync-profile.test.ts',
  },
  {
    number: 'S-13',
    file: 'web/src/session/record.ts',
    with: 'return isRecord(picture) && isText(picture.url, longest.address) ? webAddress(picture.url) : undefined;',
    without: 'return (picture as { url?: string } | undefined)?.url;',
    test: 'web/src/session/record.test.ts',
  },
  {
    number: 'S-14',
    file: 'sdk/src/encode.ts',
    with: "|| name === '__proto__'",
    without: '',
    test: 'sdk/src/client.test.ts',
  },
  {
    number: 'S-16',
    file: 'web/build/headers.ts',
    with: `"frame-ancestors 'none'"`,
    without: `"frame-ancestors *"`,
    test: 'web/build/headers.test.ts',
  },
  {
    number: 'S-18',
    file: 'web/build/headers.ts',
    with: 'hashed(scriptHashes)',
    without: `"'self' 'unsafe-inline'"`,
    test: 'web/build/headers.test.ts',
  },
  {
    number: 'S-21',
    file: 'web/src/app/unregister-workers.ts',
    with: 'worker.unregister()',
    without: 'worker',
    test: 'web/src/app/unregister-workers.test.ts',
  },
  {
    number: 'S-25',
    file: 'web/src/app/query-client.ts',
    with: 'else cache.remove(query);',
    without: '',
    test: 'web/src/app/query-client.test.ts',
  },
  {
    number: 'S-28',
    file: 'web/src/lib/format.ts',
    with: 'return value && /^https?:\\/\\//i.test(value.trim()) ? value.trim() : undefined;',
    without: 'return value?.trim();',
    test: 'web/src/lib/format.test.ts',
  },
  {
    number: 'S-32',
    file: 'web/src/app/error-handler.ts',
    with: 'alert(error.message.slice(0, alertLength));',
    without: 'alert(error.message);',
    test: 'web/src/app/error-handler.test.ts',
  },
  {
    number: 'F-02',
    file: 'web/src/app/query-client.ts',
    with: "mutations: { ...mutations, networkMode: 'always' }",
    without: "mutations: { ...mutations, networkMode: 'online' }",
    test: 'web/src/app/query-client.test.ts',
  },
  {
    number: 'F-06',
    file: 'sdk/src/answer.ts',
    with: "? 'the shell of an app' : undefined",
    without: '? undefined : undefined',
    test: 'sdk/src/errors.test.ts',
  },
  {
    number: 'F-08',
    file: 'web/src/app/error-handler.ts',
    with: 'if (isApiError(error) && isEcho(error, tools)) return;',
    without: '',
    test: 'web/src/app/unauthorized-calls.test.ts',
  },
  {
    number: 'F-11',
    file: 'web/src/ui/form/use-submit.ts',
    with: 'if (busy.current) return;',
    without: '',
    test: 'web/src/ui/form/use-submit.test.tsx',
  },
  {
    number: 'F-21',
    file: 'web/build/serve-build.ts',
    with: '? { file: path, headers: headersOf(path) } : 404;',
    without: "? { file: path, headers: headersOf(path) } : { file: '/index.html', headers: headersOf('/') };",
    test: 'web/build/serve-build.test.ts',
  },
  {
    number: 'F-28',
    file: 'web/src/ui/toast/toast-store.ts',
    with: 'const collapseMs = 1000;',
    without: 'const collapseMs = 0;',
    test: 'web/src/ui/toast/toast-store.test.ts',
  },
  {
    number: 'S-17',
    file: 'web/build/headers.ts',
    with: "path.startsWith(hashedFiles) ? 'public, max-age=31536000, immutable' : 'no-cache'",
    without: "'public, max-age=31536000, immutable'",
    test: 'web/build/headers.test.ts',
  },
  {
    number: 'S-19',
    file: 'web/src/ui/photo/photo-limits.ts',
    with: 'if (width * height <= mostPixels) return undefined;',
    without: 'if (width * height > 0) return undefined;',
    test: 'web/src/ui/photo/photo-limits.test.ts',
  },
  {
    number: 'S-34',
    file: 'web/src/ui/data-table/row-block.ts',
    with: 'for (let at = text.indexOf(needle); at >= 0; ) {',
    without: 'for (let at = text.search(needle); at >= 0; ) {',
    test: 'web/src/ui/data-table/row-search.test.ts',
  },
  {
    number: 'F-13',
    file: 'web/src/features/purchase/confirm-once.ts',
    with: "if (before === 'done') return { state: 'known' };",
    without: '',
    test: 'web/src/features/purchase/confirm-once.test.ts',
  },
  {
    number: 'F-16',
    file: 'web/src/lib/storage.ts',
    with: 'return act(open());\n    } catch {\n      return undefined;',
    without: 'return act(open());\n    } catch (error) {\n      throw error;',
    test: 'web/src/lib/storage.test.ts',
  },
];
