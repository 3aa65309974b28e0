import { expect, it } from 'vitest';
import { callUrl, whatsappUrl } from './phone-links.ts';

it('reads a phone however it is written', () => {
  for (const phone of ['12358 31495', '+91 12358-31495', '01235831495', 1235831495])
    expect(whatsappUrl(phone)).toBe('https://wa.me/911235831495');
  expect(callUrl('+91 (12358) 31495')).toBe('tel:+911235831495');
  expect(callUrl(17277)).toBe('tel:17277');
});

it('has no WhatsApp chat for fewer than ten digits, and no call without a digit', () => {
  for (const phone of [undefined, '', '17277', 'none']) expect(whatsappUrl(phone)).toBeUndefined();
  for (const phone of [undefined, '', '-', 'none']) expect(callUrl(phone)).toBeUndefined();
});
