import { expect, it } from 'vitest';
import { callUrl, whatsappUrl } from './phone-links.ts';

it('reads a phone however it is written', () => {
  for (const phone of ['12358 31495', '+91 12358-31495', '91 12358 31495', '01235831495', 1235831495])
    expect(whatsappUrl(phone)).toBe('https://wa.me/911235831495');
  expect(callUrl('+91 (12358) 31495')).toBe('tel:+911235831495');
  expect(callUrl(17277)).toBe('tel:17277');
});

it('opens the WhatsApp chat of a number abroad with its own country code', () => {
  expect(whatsappUrl('+977 1235831495'), 'Nepal').toBe('https://wa.me/9771235831495');
  expect(whatsappUrl('(+47) 12 35 83 14'), 'Norway, with ten digits in all').toBe('https://wa.me/4712358314');
});

it('has no WhatsApp chat for what is not one whole number, and no call without a digit', () => {
  for (const phone of [undefined, '', '17277', 'none', '+91 12358', '9771235831495', '+0 12358 31495', '12358 31495, 12358 31496'])
    expect(whatsappUrl(phone), String(phone)).toBeUndefined();
  for (const phone of [undefined, '', '-', 'none']) expect(callUrl(phone)).toBeUndefined();
});

it('starts a WhatsApp chat with a message', () => {
  const url = whatsappUrl('12358 31495', "हिन्दी & 'R+D' #1") ?? '';
  expect(url).toMatch(/^https:\/\/wa\.me\/911235831495\?text=[^ &#+]+$/);
  expect(new URL(url).searchParams.get('text')).toBe("हिन्दी & 'R+D' #1");
});
