import { expect, it } from 'vitest';
import { fingerprint } from '../../lib/fingerprint.ts';
import { removeSentDocuments, sentDocumentsKey } from '../../lib/sent-documents.ts';
import { readSentDocuments, writeSentDocuments } from './sent-documents.ts';

const sent = { date: '2026-11-25T06:00:00.000Z', name: 'ज्ञान केंद्र', signature: true, stamp: false };

it('gives what was sent last back to the same user only, until it is removed', () => {
  writeSentDocuments('a', { ...sent, name: undefined });
  writeSentDocuments('a', sent);
  expect([readSentDocuments('a'), readSentDocuments('b')]).toEqual([sent, undefined]);
  removeSentDocuments();
  expect(readSentDocuments('a')).toBeUndefined();
});

it.each(['not JSON', 'null', '[]', '"a"', '{}', '{"user":"a"}', '{"user":"a","date":5}'])('ignores the stored text %s', (text) => {
  localStorage.setItem(sentDocumentsKey, text);
  expect(readSentDocuments('a')).toBeUndefined();
});

it('ignores stored values of another type', () => {
  localStorage.setItem(sentDocumentsKey, JSON.stringify({ user: 'a', date: sent.date, name: {}, signature: 'yes' }));
  expect(readSentDocuments('a')).toEqual({ date: sent.date, signature: false, stamp: false });
});

it('goes when another user arrives, and stays for its own [S-25]', () => {
  writeSentDocuments(fingerprint('a'), sent);
  removeSentDocuments('a');
  expect(readSentDocuments(fingerprint('a'))).toEqual(sent);
  removeSentDocuments('b');
  expect(localStorage.getItem(sentDocumentsKey)).toBeNull();
});
