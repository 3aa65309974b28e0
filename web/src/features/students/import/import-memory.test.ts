// @vitest-environment happy-dom
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
  memory.given.set('a', 'given-password');
  memory.forget(['a']);
  expect([memory.get().slips, memory.given.size]).toEqual([{}, 0]);
  expect(notify).toHaveBeenCalled();
  expect(setItem).not.toHaveBeenCalled();
});
