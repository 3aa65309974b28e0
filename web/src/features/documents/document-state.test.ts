import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { handDocument, takeDocument } from './document-state.ts';

const memory = new QueryClient();
const hand = (html: string, viewer?: string) => handDocument(html, viewer, memory);
const take = (state: unknown, viewer?: string) => takeDocument(state, viewer, memory);

it('a document is taken by the one who asked for it alone [R-236, R-242, S-25]', () => {
  expect(take(hand('<p>A</p>', 'u-1'), 'u-1')).toBe('<p>A</p>');
  expect(take(hand('<p>A</p>'))).toBe('<p>A</p>');
  expect(take(hand('<p>A</p>', 'u-1'))).toBeUndefined();
  expect(take(hand('<p>A</p>', 'u-1'), 'u-2')).toBeUndefined();
  expect(take(hand('<p>A</p>'), 'u-1')).toBeUndefined();
});

it('anything else than a text with something in it is no document [R-236, R-242]', () => {
  const states = [undefined, null, 'x', {}, { html: '<p>' }, { viewer: null }, { html: ' ', viewer: null }, { html: 5, viewer: null }];
  for (const state of states) expect(take(state), JSON.stringify(state)).toBeUndefined();
});

it('a document too long for the history stays with the answers, and goes with them [S-25]', () => {
  const long = 'x'.repeat(2 * 1024 * 1024 + 1);
  const handed = hand(long, 'u-1');
  expect(JSON.stringify(handed).length).toBeLessThan(200);
  expect(take(handed, 'u-1')).toBe(long);
  expect(take(handed, 'u-2')).toBeUndefined();
  memory.clear();
  expect(take(handed, 'u-1')).toBeUndefined();
});
