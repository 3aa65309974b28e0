import { expect, it } from 'vitest';
import { handDocument, takeDocument } from './handed-document.ts';

it('a document is taken by the one who asked for it alone (R-236, R-242, S-25)', () => {
  expect(takeDocument(handDocument('<p>A</p>', 'u-1'), 'u-1')).toBe('<p>A</p>');
  expect(takeDocument(handDocument('<p>A</p>', undefined), undefined)).toBe('<p>A</p>');
  expect(takeDocument(handDocument('<p>A</p>', 'u-1'), undefined)).toBeUndefined();
  expect(takeDocument(handDocument('<p>A</p>', 'u-1'), 'u-2')).toBeUndefined();
  expect(takeDocument(handDocument('<p>A</p>', undefined), 'u-1')).toBeUndefined();
});

it('anything else than a text with something in it is no document (R-236, R-242)', () => {
  const states = [undefined, null, 'x', {}, { html: '<p>' }, { viewer: null }, { html: ' ', viewer: null }, { html: 5, viewer: null }];
  for (const state of states) expect(takeDocument(state, undefined), JSON.stringify(state)).toBeUndefined();
});

it('a document too long for the history stays in memory, the last one of them', () => {
  const long = 'x'.repeat(2 * 1024 * 1024 + 1);
  const first = handDocument(long, 'u-1');
  expect(JSON.stringify(first).length).toBeLessThan(200);
  expect(takeDocument(first, 'u-1')).toBe(long);
  expect(takeDocument(first, 'u-2')).toBeUndefined();
  const second = handDocument(`${long}2`, 'u-1');
  expect(takeDocument(first, 'u-1')).toBeUndefined();
  expect(takeDocument(second, 'u-1')).toBe(`${long}2`);
});
