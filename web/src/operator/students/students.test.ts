import { expect, it, vi } from 'vitest';
import { filterOwn } from '../records/student-state.ts';
import { describeAmount, numberInWords } from './letters-dialog.tsx';
import { isStudentCreated, makePassword, parseStudentForm } from './parse-student-form.ts';

const photo = new File(['x'], 'me.png', { type: 'image/png' });
const { confirmPassword, ...sent } = {
  ...{ fullName: 'Lakshmi Nair', email: 'lakshmi@example.com', phone: '0000033333', fatherName: 'Suresh Nair' },
  ...{ city: 'Kochi', village: 'Edappally', pinCode: '001002', dob: '2005-03-09', gender: 'female' },
  ...{ courseId: 'c-ccc', batch: 'b-morning', password: ' 8 chars', confirmPassword: ' 8 chars' },
};
const valid: Record<string, string> = { ...sent, confirmPassword };
const parse = (changes: Record<string, string> = {}) => parseStudentForm((field) => ({ ...valid, ...changes })[field] ?? '', photo);
const fillAll = 'Please fill all fields carefully';
const tooShort = 'Password must have 8 characters';
const different = 'Password and confirm password must be same!';

it("rejects 7 characters: 'Password must have 8 characters', before it compares the passwords, and at the field even if others are blank [R-339, R-431]", () => {
  expect(parse({ fullName: ' ', password: '1234567' }).errors).toEqual({
    message: fillAll,
    fields: { fullName: 'This field is required.', password: tooShort, confirmPassword: different },
  });
  expect(parse({ password: '1234567' }).errors?.message).toBe(tooShort);
  for (const password of [' '.repeat(8), '12345678']) expect(parse({ password, confirmPassword: password }).input?.password).toBe(password);
});

it("detects success by the message 'User registered successfully' in any case, or by success: true [R-344, Q-54]", () => {
  const created = [{ message: 'User registered successfully' }, { message: ' user Registered Successfully ' }, { success: true }];
  expect([...created, { message: 'Your request is queued' }, {}].map(isStudentCreated)).toEqual([true, true, true, false, false]);
});

it('makes 8 letters and digits of which no two look alike, another password each time', () => {
  const passwords = Array.from({ length: 500 }, makePassword);
  expect(new Set(passwords).size).toBe(500);
  for (const password of passwords) expect(password).toMatch(/^[a-zA-Z0-9]{8}$/);
  expect(passwords.join('')).not.toMatch(/[0Oo1IlB8S5Z2]/);
});

it('takes its letters from the random numbers of the browser, each with the same chance', () => {
  const bytes = [255, 0, 1, 2, 3, 4, 5, 6, 48];
  const next = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array) array[0] = bytes.shift() ?? 0;
    return array;
  });
  // The byte 255 is replaced.
  expect([makePassword(), bytes]).toEqual(['abcdefg9', []]);
  next.mockRestore();
});

const student = { _id: 's-1', fullName: 'Asha', rollNo: 'R/1' };

it('finds the results and marksheets of a student by id or roll number, and none of others who have no roll number either', () => {
  const records = [{ _id: 's-1' }, { rollNo: 'R/1' }, { _id: 's-2', rollNo: 'R/2' }, {}, null, undefined].map((owner, index) => ({
    _id: `r-${index}`,
    student: owner,
  }));
  expect(filterOwn(records, student).map(({ _id }) => _id)).toEqual(['r-0', 'r-1']);
  expect(filterOwn(records, { _id: 's', fullName: 'Asha' })).toEqual([]);
});

it.each([
  [0, 'Zero'],
  [19, 'Nineteen'],
  [20, 'Twenty'],
  [99, 'Ninety Nine'],
  [100, 'One Hundred'],
  [1001, 'One Thousand One'],
  [45_000, 'Forty Five Thousand'],
  [100_000, 'One Lakh'],
  [1_25_45_610, 'One Crore Twenty Five Lakh Forty Five Thousand Six Hundred Ten'],
  [1_00_00_00_00_000, 'Ten Thousand Crore'],
])('says %d in the words of the Indian system: %s', (count, words) => {
  expect(numberInWords(count)).toBe(words);
});

it('reads an amount of whole rupees with separators or Devanagari digits, and no other text', () => {
  for (const typed of ['4500', ' 4,500 ', '४५००'])
    expect(describeAmount(typed)).toBe('Rs. 4,500 /- (Rupees Four Thousand Five Hundred only)');
  for (const typed of ['', '0', '-5', '99.5', '1e5', 'five', '99999999999999999']) expect(describeAmount(typed), typed).toBe('');
});
