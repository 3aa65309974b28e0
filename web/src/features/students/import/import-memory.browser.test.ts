import { expect, it, vi } from 'vitest';
import { createImportMemory } from './import-memory.ts';

it('keeps passwords in memory only, and forgets them', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem');
  const memory = createImportMemory();
  const notify = vi.fn();
  memory.subscribe(notify);
  const password = memory.takePassword('a', { fullName: 'Asha', email: 'a' });
  expect(memory.takePassword('a', { fullName: 'Asha', email: 'a' }), 'the same one when it is sent again').toBe(password);
  memory.confirm('a');
  memory.setPrinted(['a', 'unknown']);
  expect(memory.get().slips).toEqual({ a: { fullName: 'Asha', email: 'a', password, isCreated: true, isPrinted: true } });
  memory.give({ a: 'given-password' });
  memory.forget(['a']);
  expect(memory.get()).toEqual({ slips: {}, given: {}, fullBatches: {} });
  expect(notify).toHaveBeenCalled();
  expect(setItem).not.toHaveBeenCalled();
});

it('sends a corrected password, and shows it on the slip', () => {
  const memory = createImportMemory();
  const student = { fullName: 'Asha', email: 'a' };
  memory.give({ a: 'too-weak' });
  memory.takePassword('a', student);
  memory.give({ a: 'corrected' });
  expect(memory.takePassword('a', student)).toBe('corrected');
  expect(memory.get().slips.a?.password).toBe('corrected');
});

it('discards the passwords of rows, but no slip of a created student', () => {
  const memory = createImportMemory();
  memory.give({ a: 'first-password', b: 'second-password' });
  for (const id of ['a', 'b']) memory.takePassword(id, { fullName: id, email: id });
  memory.confirm('a');
  memory.discard(['a', 'b']);
  expect(Object.keys(memory.get().slips)).toEqual(['a']);
  expect(memory.get().given).not.toHaveProperty('b');
});
