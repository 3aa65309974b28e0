import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoViolations } from '../../support/axe.ts';
import { Network, serverError } from '../../support/network.ts';
import { button, expectCount, expectTexts, field, heading, link, main, texts } from '../../support/page.ts';
import { renderRoute } from '../../support/render-route.tsx';

const titles = page.getByRole('columnheader').getByRole('link');
/** The values of a fact, in the order of the columns. */
const values = (fact: string) =>
  texts(
    main
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: fact, exact: true }) })
      .getByRole('cell'),
  );

test('a visitor compares three courses side by side, from the list to a course, and the address keeps them', async () => {
  const { url, reload } = await renderRoute('/courses');
  await link('Compare Courses').click();
  await expect.element(heading('Compare Courses')).toBeVisible();
  await field('First course').selectOptions('Course on Computer Concepts');
  await expect.element(main.getByText('Select two courses to compare them.')).toBeVisible();
  expect(texts(field('Second course').getByRole('option'))).not.toContain('Course on Computer Concepts');
  // The second column stays blank.
  await field('Third course').selectOptions('Spoken English');
  await expectTexts(titles, 'Course on Computer Concepts', 'Spoken English');
  await field('Second course').selectOptions('Diploma in Computer Applications');
  await expectTexts(titles, 'Course on Computer Concepts', 'Diploma in Computer Applications', 'Spoken English');
  await expect.poll(() => values('Exam fee')).toEqual(['Rs. 500 /-', 'Rs. 800 /-', 'Rs. 300 /-']);
  expect(values('Total with exam fee').slice(0, 2)).toEqual(['Rs. 3300 /-', 'Rs. 6799 /-']);
  expect(values('Duration').slice(0, 2)).toEqual(['3 months', '6 months']);
  expect(values('Subjects')[0]).toBe('FundamentalsOfficeInternet');
  await expectNoViolations('main', 'the comparison');
  await expect.poll(url).toBe(`/compare-courses?${new URLSearchParams({ ids: 'c-ccc,c-dca,c-spoken' })}`);
  await reload();
  await expectCount(titles, 3);
  await field('First course').selectOptions('Select a course');
  await expectTexts(titles, 'Diploma in Computer Applications', 'Spoken English');
  await link('Spoken English').click();
  await expect.element(heading('Spoken English')).toBeVisible();
});

test('a course that is gone, or stands twice in the address, leaves its place blank', async () => {
  await renderRoute('/compare-courses?ids=c-ccc,c-gone,c-ccc');
  await expect.element(field('First course')).toHaveValue('c-ccc');
  await expect.element(field('Second course')).toHaveValue('');
  await expect.element(field('Third course')).toHaveValue('');
});

test('a link to a comparison asks for no choice while its courses load, and keeps it if they could not be loaded', async () => {
  const network = new Network();
  const held = network.hold('/courses');
  await renderRoute('/compare-courses?ids=c-ccc,c-dca', { network });
  await expect.element(field('First course')).toHaveTextContent('Loading courses…');
  await expect.element(main.getByText('Select two courses to compare them.')).not.toBeInTheDocument();
  network.respond('/courses', serverError);
  held.release();
  await expect.element(main.getByText('The courses could not be loaded.')).toBeVisible();
  network.passThrough('/courses');
  await button('Retry').click();
  await expectTexts(titles, 'Course on Computer Concepts', 'Diploma in Computer Applications');
});
