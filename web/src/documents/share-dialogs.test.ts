import { expect, it } from 'vitest';
import { certificateUrl, linkedInUrl, whatsappShareUrl } from './share-dialogs.tsx';

const url = certificateUrl('https://example.org', { rollNo: 'GVI/01/2026 क', courseId: 'c&1' });

it('makes a link that the lookup form reads back', () => {
  expect(url).toMatch(/^https:\/\/example\.org\/view-result\?/);
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({ roll_no: 'GVI/01/2026 क', course_id: 'c&1' });
});

it('shares the whole link by WhatsApp, with the course if it is known', () => {
  const text = (course?: string) => new URL(whatsappShareUrl(url, course)).searchParams.get('text');
  expect(text('Tally & GST')).toBe(`Certificate in Tally & GST, Gyan Vikas Institute. Check it here: ${url}`);
  expect(text()).toBe(`Certificate, Gyan Vikas Institute. Check it here: ${url}`);
});

it("names course, institute and link in LinkedIn's form", () => {
  const parameters = (course?: string) => Object.fromEntries(new URL(linkedInUrl(url, course)).searchParams);
  const always = { startTask: 'CERTIFICATION_NAME', organizationName: 'Gyan Vikas Institute', certUrl: url };
  expect(parameters('Tally & GST')).toEqual({ ...always, name: 'Tally & GST' });
  expect(parameters()).toEqual(always);
});
