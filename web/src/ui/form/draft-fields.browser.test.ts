import { beforeEach, expect, it, vi } from 'vitest';
import { fillFields, readFields } from './draft.tsx';

const form = document.createElement('form');

beforeEach(() => {
  form.innerHTML = `
    <input name="city"><input name="dob" type="date"><textarea name="about"></textarea>
    <select name="state"><option value="">Select one</option><option value="kerala">Kerala</option></select>
    <select name="batch"><option value="">Loading batches…</option></select>
    <input name="password" type="password" data-password><input name="shown" type="text" data-password><input name="pin" type="password">
    <input name="avatar" type="file"><input name="hidden" type="hidden" value="1"><input value="Total Marks"><button name="send" value="1">`;
});

const get = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`);
const set = (name: string, value: string) => Object.assign(get(name) ?? {}, { value });
const values = { city: ['Kochi'], dob: ['2004-08-15'], about: ['Two\nlines'], state: ['kerala'] };

it('reads filled fields with a name, and no password, even while it is shown', () => {
  expect(readFields(form)).toEqual({});
  for (const name of ['password', 'shown', 'pin']) set(name, 'secret');
  for (const [name, [value = '']] of Object.entries(values)) set(name, value);
  expect(readFields(form)).toEqual(values);
});

it('fills in what it has read, as if it was typed', () => {
  const events = vi.fn();
  for (const type of ['input', 'change']) form.addEventListener(type, events);
  expect(fillFields(form, values)).toEqual({});
  expect(readFields(form)).toEqual(values);
  expect(events).toHaveBeenCalledTimes(8);
});

it('overwrites nothing that is typed already', () => {
  set('city', 'Lucknow');
  fillFields(form, values);
  expect(get('city')?.value).toBe('Lucknow');
});

it('fills in no passwords, and no option that there is not', () => {
  fillFields(form, { password: ['secret'], shown: ['secret'], pin: ['secret'], state: ['gone'], unknown: ['x'] });
  expect(readFields(form)).toEqual({});
  expect(form.querySelector<HTMLSelectElement>('[name=state]')?.selectedIndex, 'the placeholder').toBe(0);
  expect(['password', 'shown', 'pin', 'state'].map((name) => get(name)?.value)).toEqual(['', '', '', '']);
});

it('returns the values of selects without options, to fill them in later', () => {
  const waiting = fillFields(form, { ...values, batch: ['b-1'] });
  expect(waiting).toEqual({ batch: ['b-1'] });
  get('batch')?.insertAdjacentHTML('beforeend', '<option value="b-1">Morning</option>');
  expect(fillFields(form, waiting)).toEqual({});
  expect(get('batch')?.value).toBe('b-1');
});
