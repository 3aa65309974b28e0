import { expect, it } from 'vitest';
import { isPaletteKey } from './palette-button.tsx';

const press = (key: string, ...modifiers: ('ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey')[]) => ({
  key,
  code: 'KeyK',
  ctrlKey: modifiers.includes('ctrlKey'),
  metaKey: modifiers.includes('metaKey'),
  altKey: modifiers.includes('altKey'),
  shiftKey: modifiers.includes('shiftKey'),
});

it('Ctrl K opens the palette, and Command K on a Mac', () => {
  expect([isPaletteKey(press('k', 'ctrlKey'), false), isPaletteKey(press('K', 'ctrlKey'), false)]).toEqual([true, true]);
  expect([isPaletteKey(press('k', 'metaKey'), true), isPaletteKey(press('k', 'ctrlKey'), true)]).toEqual([true, false]);
  expect(isPaletteKey(press('k', 'metaKey'), false)).toBe(false);
});

it('a Devanagari keyboard has another letter on the key, and a Dvorak keyboard another Latin one', () => {
  expect([isPaletteKey(press('क', 'ctrlKey'), false), isPaletteKey(press('t', 'ctrlKey'), false)]).toEqual([true, false]);
});

it('no other keys open it', () => {
  for (const other of [press('k'), press('k', 'ctrlKey', 'shiftKey'), press('k', 'ctrlKey', 'altKey'), press('k', 'ctrlKey', 'metaKey')]) {
    expect(isPaletteKey(other, false)).toBe(false);
  }
  expect(isPaletteKey({ ...press('j', 'ctrlKey'), code: 'KeyJ' }, false)).toBe(false);
});
