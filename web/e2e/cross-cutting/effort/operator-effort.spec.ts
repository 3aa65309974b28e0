import type { Locator, Page } from '@playwright/test';
import { createStudents, headers } from '../../../test/data/student-table.ts';
import { test } from '../../support/mocks.ts';
import * as marksheets from '../../support/pages/batch-marksheets.ts';
import * as results from '../../support/pages/batch-results.ts';
import { hallTicketsDialog } from '../../support/pages/exam-students.ts';
import { openAsOperator, sidebarLink } from '../../support/pages/franchise.ts';
import { field } from '../../support/pages/page.ts';
import { photo } from '../../support/pages/register.ts';
import { watchPrints } from '../../support/print-frame.ts';
import { expect } from '../../support/test.ts';

/** Estimates of the time that each action takes, in seconds. Moving to a field or a list of options counts beside its keys. */
const seconds = { click: 1.3, key: 0.28, field: 0.9 };

/** Does what a user does, and counts it. */
class Effort {
  clicks = 0;
  keys = 0;
  fields = 0;

  constructor(private readonly page: Page) {}

  /** The estimated time of all actions so far. */
  get seconds(): number {
    return this.clicks * seconds.click + this.keys * seconds.key + this.fields * seconds.field;
  }

  get summary(): string {
    return `${this.clicks} clicks, ${this.keys} keys, ${this.fields} fields: ${Math.round(this.seconds)} s`;
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  /** Goes to a field and types. */
  async type(field: Locator, text: string): Promise<void> {
    this.fields += 1;
    this.keys += text.length;
    await field.fill(text);
  }

  /** Goes to a native select and chooses an option. */
  async choose(field: Locator, label: string): Promise<void> {
    this.fields += 1;
    this.clicks += 1;
    await field.selectOption({ label });
  }

  /** Goes on typing where the focus is. */
  async continueTyping(text: string): Promise<void> {
    this.keys += text.length;
    await this.page.keyboard.insertText(text);
  }

  async press(key: string): Promise<void> {
    this.keys += 1;
    await this.page.keyboard.press(key);
  }
}

/** Seconds that the same work takes with one form, one download or one lookup for each student, by the same estimates. */
const oneByOne = { admissions: 11 * 60, results: 23 * 60, hallTickets: 7 * 60, marksheet: 71 };

const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

function report(effort: Effort): void {
  test.info().annotations.push({ type: 'effort', description: effort.summary });
}

/** The dates of a form or batch, as they are typed into date fields. */
async function typeDates(page: Page, effort: Effort): Promise<void> {
  const dates = { 'Start Date': '2026-01-05', 'End Date': '2026-07-04', 'Issue Date': '2026-07-20' };
  for (const [label, date] of Object.entries(dates)) await effort.type(field(page, label), date);
}

test('40 results take at most a fifth of the effort of 40 forms', async ({ page, mocks }) => {
  const students = results.addStudents(mocks, 40);
  await openAsOperator(page, '/franchise/dashboard');
  const effort = new Effort(page);
  await effort.click(sidebarLink(page, 'Result Declare'));
  await effort.click(link(page, 'Results for a batch'));
  await effort.choose(field(page, 'Course'), 'Course on Computer Concepts');
  await effort.choose(field(page, 'Batch'), 'Evening coaching batch');
  await typeDates(page, effort);
  await effort.type(field(page, 'Duration'), '6');
  await effort.click(results.grade(page, 'Student 1'));
  for (const _ of students) {
    await effort.continueTyping('A+');
    await effort.press('Enter');
  }
  await effort.click(button(page, 'Send 40 results'));
  await expect(results.progress(page, '40 of 40 sent')).toBeVisible({ timeout: 30_000 });
  expect(results.storedGrades(mocks, students)).toEqual(students.map(() => ['A+']));
  report(effort);
  expect(effort.seconds).toBeLessThan(oneByOne.results / 5);
});

test('a marksheet of 6 subjects in a batch of 10 takes at most a fifth of the effort of a form', async ({ page, mocks }) => {
  const students = results.addStudents(mocks, 10);
  const course = mocks.store.state.db.courses.find(({ _id }) => _id === 'c-ccc');
  if (course) course.subjectList = ['Word', 'Excel', 'PowerPoint', 'Internet', 'Typing', 'Tally'];
  await openAsOperator(page, '/franchise/dashboard');
  const effort = new Effort(page);
  await effort.click(sidebarLink(page, 'Marksheet'));
  await effort.click(link(page, 'Marksheets for a batch'));
  await effort.choose(field(page, 'Course'), 'Course on Computer Concepts');
  await effort.choose(field(page, 'Batch'), 'Evening coaching batch');
  await typeDates(page, effort);
  const grid = page.getByRole('table', { name: 'Marks' });
  await effort.click(grid.getByRole('textbox').first());
  for (const _ of students) {
    for (let cell = 0; cell < 12; cell++) {
      await effort.continueTyping('42');
      await effort.press('Tab');
    }
  }
  await effort.click(marksheets.button(page, 'Send 10 marksheets'));
  await expect(marksheets.progress(page, '10 of 10 sent')).toBeVisible({ timeout: 30_000 });
  report(effort);
  expect(effort.seconds / students.length).toBeLessThan(oneByOne.marksheet / 5);
});

test('40 hall tickets take at most a fifth of the effort of 40 downloads', async ({ page, mocks }) => {
  const students = results.addStudents(mocks, 40);
  const exam = mocks.store.state.db.exams.at(-1);
  const entries = students.map(({ _id, fullName }) => ({ _id, fullName, fatherName: 'Mohan Prasad', gender: 'female' as const }));
  if (exam) Object.assign(exam, { title: 'Final of forty', courseId: 'c-ccc', students: entries });
  const prints = await watchPrints(page);
  await openAsOperator(page, '/franchise/dashboard');
  const effort = new Effort(page);
  await effort.click(sidebarLink(page, 'Exam Management'));
  await effort.click(link(page, 'View student list of Final of forty'));
  await effort.click(button(page, 'Print hall tickets'));
  await expect(hallTicketsDialog(page).getByRole('button', { name: 'Print 40 hall tickets' })).toBeFocused({ timeout: 30_000 });
  await effort.press('Enter');
  await expect.poll(prints).toBe(1);
  report(effort);
  expect(effort.seconds).toBeLessThan(oneByOne.hallTickets / 5);
});

test('10 admissions from a table take at most a third of the effort of 10 forms, typing the table included', async ({ page, mocks }) => {
  const students = createStudents(10);
  const before = mocks.store.state.db.accounts.length;
  await openAsOperator(page, '/franchise/dashboard');
  const effort = new Effort(page);
  // The table is typed in a spreadsheet: each cell with one key to the next, and what all have in common is filled down with two.
  const common = new Set(['Sr. No.', 'State', 'City', 'Village', 'Pin Code', 'Batch']);
  for (const [row, { cells }] of students.entries()) {
    const own = cells.filter((_, column) => row === 0 || !common.has(headers[column] ?? ''));
    effort.keys += own.join('').length + own.length;
  }
  effort.keys += 2 * common.size;
  await effort.click(sidebarLink(page, 'Student Management'));
  await effort.click(link(page, 'Import students'));
  await field(page, 'Or paste a table').fill([headers, ...students.map(({ cells }) => cells)].map((cells) => cells.join('\t')).join('\n'));
  // Copy and paste.
  effort.keys += 4;
  effort.fields += 1;
  await effort.click(button(page, 'Read table'));
  await effort.choose(field(page, 'Course'), 'Course on Computer Concepts');
  // The button, all files, and Open.
  effort.clicks += 3;
  await field(page, 'Photos').setInputFiles(students.map(({ phone }) => ({ ...photo, name: `${phone}.png` })));
  await effort.click(button(page, 'Create 10 students'));
  await expect(page.getByRole('main').getByRole('heading', { name: '10 students created' })).toBeVisible({ timeout: 30_000 });
  expect(mocks.store.state.db.accounts.length).toBe(before + 10);
  report(effort);
  expect(effort.seconds).toBeLessThan(oneByOne.admissions / 3);
});
