import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createDocumentState, readDocumentState, readLookup } from './document-state.ts';

const queryClient = new QueryClient();
const create = (html: string, viewerId?: string) => createDocumentState(html, viewerId, queryClient);
const read = (state: unknown, viewerId?: string) => readDocumentState(state, viewerId, queryClient);

it('returns a document only to the viewer who requested it [R-236, R-242, S-25]', () => {
  expect(read(create('<p>A</p>', 'u-1'), 'u-1')).toBe('<p>A</p>');
  expect(read(create('<p>A</p>'))).toBe('<p>A</p>');
  expect(read(create('<p>A</p>', 'u-1'))).toBeUndefined();
  expect(read(create('<p>A</p>', 'u-1'), 'u-2')).toBeUndefined();
  expect(read(create('<p>A</p>'), 'u-1')).toBeUndefined();
});

it('ignores a state without a non-empty string [R-236, R-242]', () => {
  const states = [undefined, null, 'x', {}, { html: '<p>' }, { viewer: null }, { html: ' ', viewer: null }, { html: 5, viewer: null }];
  for (const state of states) expect(read(state), JSON.stringify(state)).toBeUndefined();
});

it('keeps a document that is too long for the history in the query cache, until it is cleared [S-25]', () => {
  const long = 'x'.repeat(2 * 1024 * 1024 + 1);
  const state = create(long, 'u-1');
  expect(JSON.stringify(state).length).toBeLessThan(200);
  expect(read(state, 'u-1')).toBe(long);
  expect(read(state, 'u-2')).toBeUndefined();
  queryClient.clear();
  expect(read(state, 'u-1')).toBeUndefined();
});

it('keeps what a certificate was looked up with beside its HTML', () => {
  const lookup = { rollNo: 'GVI/01/2026', courseId: 'c-ccc' };
  for (const html of ['<p>A</p>', 'x'.repeat(2 * 1024 * 1024 + 1)]) {
    const state = createDocumentState(html, undefined, queryClient, lookup);
    expect(read(state)).toBe(html);
    expect(readLookup(state)).toEqual(lookup);
  }
});

it('finds no lookup in a state without one, or with anything else in its place', () => {
  const lookups = [undefined, null, 'x', {}, { rollNo: 'a' }, { rollNo: '', courseId: 'c' }, { rollNo: 5, courseId: 'c' }];
  for (const lookup of lookups) expect(readLookup({ html: '<p>A</p>', viewer: null, lookup }), JSON.stringify(lookup)).toBeUndefined();
  expect(readLookup(undefined)).toBeUndefined();
});
