import { expect, it } from 'vitest';
import { clockTime, dashDate, getLastDay, inputDate, longMoment, plainMoment, slashDate } from './dates.ts';
import { httpUrl, initials, months, preview, rupees, walletBalance } from './format.ts';
import { callUrl, isPhone, whatsappUrl } from './phone-links.ts';
import { photoUrl } from './photo-url.ts';
import { purchasedCourses } from './purchased-courses.ts';
import { retryAfterMessage } from './retry-after-message.ts';

it("writes a price as 'Rs. {amount} /-' with ungrouped digits [R-002, Q-44]", () => {
  expect([4500, 100000, 0, undefined].map(rupees)).toEqual(['Rs. 4500 /-', 'Rs. 100000 /-', 'Rs. 0 /-', '-']);
});

it('writes a balance as N.00 /-, with its decimals if it has paise [R-304, Q-45]', () => {
  const texts = ['250.00 /-', '0.00 /-', '12.50 /-', '-3.00 /-', '-', '-'];
  expect([250, 0, 12.5, -3, undefined, Number.NaN].map(walletBalance)).toEqual(texts);
});

it('truncates a preview after 40 graphemes, with an ellipsis only if text is left out [R-077, Q-43, F-20]', () => {
  for (const letter of ['a', 'क्षि', '👨‍👩‍👧']) {
    expect(preview(letter.repeat(40))).toBe(letter.repeat(40));
    expect(preview(letter.repeat(41))).toBe(`${letter.repeat(40)}…`);
  }
  expect(preview(undefined)).toBe('');
});

it('takes the initials of two words as a placeholder, and those of all words to search for a title [F-23]', () => {
  const titles = ['Diploma in Computer Applications', 'Tally', 'हिन्दी टाइपिंग', ''];
  expect(titles.map((title) => initials(title, 2))).toEqual(['DC', 'T', 'हिटा', '']);
  expect(titles.map((title) => initials(title))).toEqual(['DCA', 'T', 'हिटा', '']);
});

it('accepts only http and https URLs [S-28]', () => {
  expect(httpUrl('https://example.com/a.svg')).toBe('https://example.com/a.svg');
  for (const value of [undefined, '', 'javascript:alert(1)', 'data:text/html,x', '//evil.example', ' vbscript:x'])
    expect(httpUrl(value)).toBeUndefined();
});

it('shows a numeric duration in months, and keeps a text with words [R-436, R-349, F-24]', () => {
  const texts = ['3 months', '1 month', '6 months', '1.5 months', '12 weeks', '-', '-'];
  expect([3, 1, '6', 1.5, '12 weeks', '', undefined].map(months)).toEqual(texts);
});

it.each([
  [undefined, ''],
  [0, ''],
  [200, ' You can try again in 1 second.'],
  [90_000, ' You can try again in 90 seconds.'],
  [150_000, ' You can try again in 3 minutes.'],
  [7_200_000, ' You can try again in 2 hours.'],
])('%s ms give "%s" [F-10]', (ms, text) => {
  expect(retryAfterMessage({ retryAfterMs: ms })).toBe(text);
});

it('formats a date and time in +05:30, also around midnight, and never shifts a date without a time [R-084, Q-46]', () => {
  expect(['2026-11-05T18:29:59Z', '2026-11-05T18:30:00Z', '2026-03-01'].map(slashDate)).toEqual([
    '05/Nov/2026',
    '06/Nov/2026',
    '01/Mar/2026',
  ]);
  expect(['2025-12-31T20:00:00.000Z', '2026-03-01'].map(dashDate)).toEqual(['01-01-2026', '01-03-2026']);
});

it("formats a date and time as 'Month-DD-YYYY at h:mm AM/PM', and for spreadsheets, in +05:30 [R-430, R-320, R-417, Q-46]", () => {
  expect(longMoment('2026-04-02T06:15:00.000Z')).toBe('April-02-2026 at 11:45 AM');
  expect(longMoment('2026-12-31T18:30:00.000Z')).toBe('January-01-2027 at 12:00 AM');
  expect(plainMoment('2026-12-31T18:30:00.000Z')).toBe('2027-01-01 00:00');
});

it('formats the time of an exam with AM or PM, and keeps any other text [F-24]', () => {
  expect(['09:05', '00:30', '12:00', '17:45'].map(clockTime)).toEqual(['9:05 AM', '12:30 AM', '12:00 PM', '5:45 PM']);
  expect(['10 o’clock', '29:99', '', undefined].map(clockTime)).toEqual(['10 o’clock', '29:99', '-', '-']);
});

it('formats the day in India for a date input [R-172, Q-46]', () => {
  expect(['2004-08-15', '2004-08-14T18:30:00.000Z'].map(inputDate)).toEqual(['2004-08-15', '2004-08-15']);
});

it("shows '-', and nothing in a date input or a spreadsheet, if the value is not a date [Q-46, F-24]", () => {
  for (const value of [undefined, '', 'soon', '2026-99-99T00:00:00Z', '2026-02-30'])
    expect([slashDate(value), longMoment(value), inputDate(value), plainMoment(value)], value).toEqual(['-', '-', '', '']);
});

const a = 'https://images.example/a.png';
const p = 'https://images.example/p.png';

it.each([
  [{ avatar: { url: a }, profile: { url: p } }, a],
  [{ avatar: { url: '' }, profile: { url: p } }, p],
  [{ avatar: null, profile: { url: p } }, p],
  [{ avatar: {}, profile: { url: '' } }, undefined],
  [{}, undefined],
])('the photo URL of %j is %s [R-210]', (user, url) => {
  expect(photoUrl(user)).toBe(url);
});

it('resolves ids and records to titles, and leaves the title of a deleted course undefined [Q-55, F-24]', () => {
  const courses = ['a', null, { _id: 'b', title: 'Typing' }, { _id: 'a' }, 'gone'];
  const titles = [['a', 'Tally'], ['b', 'Typing'], ['a', 'Tally'], ['gone']].map(([id, title]) => ({ id, title }));
  expect(purchasedCourses(courses, [{ _id: 'a', title: 'Tally', price: 1 }])).toEqual(titles);
  expect(purchasedCourses(['a'])).toEqual([{ id: 'a', title: undefined }]);
});

it('opens the WhatsApp chat of a phone however it is written, and of one abroad with its own country code', () => {
  for (const phone of ['12358 31495', '+91 12358-31495', '91 12358 31495', '01235831495', 1235831495])
    expect(whatsappUrl(phone)).toBe('https://wa.me/911235831495');
  expect(whatsappUrl('+977 1235831495'), 'Nepal').toBe('https://wa.me/9771235831495');
  expect(whatsappUrl('(+47) 12 35 83 14'), 'Norway, with ten digits in all').toBe('https://wa.me/4712358314');
  const url = whatsappUrl('12358 31495', "हिन्दी & 'R+D' #1") ?? '';
  expect(url, 'with a message').toMatch(/^https:\/\/wa\.me\/911235831495\?text=[^ &#+]+$/);
  expect(new URL(url).searchParams.get('text')).toBe("हिन्दी & 'R+D' #1");
});

it('has no WhatsApp chat for what is not one whole number, and no call without a digit', () => {
  for (const phone of [undefined, '', '17277', 'none', '+91 12358', '9771235831495', '+0 12358 31495', '12358 31495, 12358 31496'])
    expect([whatsappUrl(phone), isPhone(phone)], String(phone)).toEqual([undefined, false]);
  expect([callUrl('+91 (12358) 31495'), callUrl(17277)]).toEqual(['tel:+911235831495', 'tel:17277']);
  for (const phone of [undefined, '', '-', 'none']) expect(callUrl(phone)).toBeUndefined();
});

it('a course of six months ends on the day before the same day, and of no whole months, or while the year is typed, on none', () => {
  expect(getLastDay('2026-01-05', 6)).toBe('2026-07-04');
  expect(getLastDay('2026-12-01', 3)).toBe('2027-02-28');
  expect(getLastDay('2026-01-31', 1)).toBe('2026-02-28');
  expect(getLastDay('2026-01-29', 1)).toBe('2026-02-28');
  expect(getLastDay('2026-01-28', 1)).toBe('2026-02-27');
  for (const months of [undefined, 0, 1.5, Number.NaN]) expect(getLastDay('2026-01-05', months)).toBe('');
  for (const start of ['', '2026-02-30', '0002-01-05', '0202-01-05']) expect(getLastDay(start, 6)).toBe('');
});
