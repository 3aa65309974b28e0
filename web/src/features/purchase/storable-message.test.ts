import { expect, it } from 'vitest';
import { toStorableMessage } from './storable-message.ts';

const personalTexts = ['pay-1', 'Asha', 'Devi', 'asha@example.com', 'ABC/01/2023', undefined, ''];

it.each([
  'Payment pay-1 is not known.',
  'Sorry, ASHA: it is too late.',
  'We have written to asha@example.com.',
  '(ABC/01/2023) has this course.',
])('stores no message with personal texts: %s', (message) => {
  expect(toStorableMessage(message, personalTexts)).toBeUndefined();
});

it('stores other messages, also those that contain a short id inside of a word', () => {
  expect(toStorableMessage('This payment pay-12 has expired, Ashaben.', personalTexts)).toBe('This payment pay-12 has expired, Ashaben.');
  expect(toStorableMessage('Payment expired', ['P', '-'])).toBe('Payment expired');
});

it('shortens a long message between two characters', () => {
  expect(toStorableMessage('क'.repeat(5000), [])).toHaveLength(300);
  expect(toStorableMessage(`${'a'.repeat(299)}😀`, [])).toBe('a'.repeat(299));
});
