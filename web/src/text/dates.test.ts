import dayjs from 'dayjs';
import { expect, it } from 'vitest';
import * as hindi from './hi/dates.ts';

it('in Hindi a month has its name, and a time its part of the day', () => {
  dayjs.locale('test', hindi.locale, true);
  const format = (moment: string, text: string) => dayjs(moment).locale('test').format(text);
  const { slashDate, longDate, momentDate, momentTime, clockTime } = hindi;
  const texts = [slashDate, longDate, `${momentDate} ${momentTime}`].map((text) => format('2026-11-05T16:05', text));
  expect(texts).toEqual(['5 नवंबर 2026', '5 नवंबर 2026', '5 नवंबर 2026, शाम 4:05']);
  const times = ['00:30', '09:05', '12:00', '20:15'].map((time) => format(`2026-11-05T${time}`, clockTime));
  expect(times).toEqual(['रात 12:30', 'सुबह 9:05', 'दोपहर 12:00', 'रात 8:15']);
});
