import { expect, it, vi } from 'vitest';
import { removePersonalData } from '#lib/storage.ts';
import { importAgain } from '#lib/testing.tsx';
import { readDocument, readSwitched, shown, storeDocument } from './document-state.ts';

const html = '<p>Grade A</p>';
const lookup = { rollNo: 'GVI/01/2026', courseId: 'c-ccc' };

it('the navigation state holds what a certificate was looked up with, but no HTML; the storage of the tab does [Q-84, S-25]', () => {
  const state = storeDocument(html, 'u-1', lookup);
  expect(JSON.stringify(state)).not.toMatch(/Grade|u-1/);
  expect(JSON.stringify({ ...sessionStorage })).toContain('Grade A');
  expect(state.lookup).toEqual(lookup);
});

it('returns a document only to the user who requested it [R-236, R-242, S-25]', () => {
  for (const user of ['u-1', undefined]) {
    const state = storeDocument(html, user);
    expect(['u-1', 'u-2', undefined].filter((id) => readDocument(state, id) !== undefined)).toEqual([user]);
  }
});

it('returns a document after a reload, and none after its user is gone [Q-84, S-25, F-32]', async () => {
  const state = storeDocument(html, 'u-1');
  const reloaded: typeof import('./document-state.ts') = await importAgain(new URL('./document-state.ts', import.meta.url).href);
  expect(reloaded.readDocument(state, 'u-1')).toBe(html);
  removePersonalData();
  expect(reloaded.readDocument(state, 'u-1')).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

it('who comes from the same page in the other language gets what it showed, and nobody else does [S-25]', () => {
  const state = storeDocument(html, 'u-1', lookup);
  shown.write('u-1', state);
  const from = (referrer: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  from(`${location.origin}/hi${location.pathname}`);
  expect([readSwitched('u-1'), readSwitched('u-2'), readSwitched(undefined)]).toEqual([state, undefined, undefined]);
  for (const other of ['', `${location.origin}/hi/courses`, location.href, `https://other.example/hi${location.pathname}`]) {
    from(other);
    expect(readSwitched('u-1'), other).toBeUndefined();
  }
  vi.restoreAllMocks();
});

it("ends a guest's documents after half an hour, because the next guest may be another person [S-25]", () => {
  vi.useFakeTimers();
  for (const user of [undefined, 'u-1']) {
    const state = storeDocument(html, user);
    vi.advanceTimersByTime(29 * 60_000);
    expect(readDocument(state, user)).toBe(html);
    vi.advanceTimersByTime(60_000);
    expect(readDocument(state, user)).toBe(user && html);
  }
});

it('keeps the last five documents, so that Back shows them, or as many of the latest as fit beside drafts', () => {
  const read = (texts: string[]) =>
    texts.map((text) => storeDocument(text, undefined)).map((state) => readDocument(state, undefined)?.length);
  expect(read(Array(6).fill(html))).toEqual([undefined, ...Array(5).fill(html.length)]);
  const large = 'x'.repeat(900_000);
  expect(read([large, large, large, html])).toEqual([undefined, 900_000, 900_000, html.length]);
  expect(JSON.stringify({ ...sessionStorage }).length).toBeLessThan(2_100_000);
});

it('ignores a state whose document is missing or blank [R-236, R-242]', () => {
  for (const state of [undefined, { key: 'x' }, storeDocument(' ', undefined)]) expect(readDocument(state, undefined)).toBeUndefined();
});

it.each(['5', '[null, 1, {}]', '{"1":null}', '{"1":{"html":"x"}}'])(
  'ignores the documents %s in the storage, and stores the next one',
  (documents) => {
    sessionStorage.setItem('institute.documents', `{"user":null,"time":${Date.now()},"documents":${documents}}`);
    expect(readDocument({ key: '1' }, undefined)).toBeUndefined();
    expect(readDocument(storeDocument(html, undefined), undefined)).toBe(html);
  },
);
