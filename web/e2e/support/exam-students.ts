import type { Locator, Page } from '@playwright/test';
import type { Network } from './network.ts';
import { expectLoaded, openAsOperator } from './pages.ts';
import { expect } from './test.ts';

/** Opens the students of an exam with `count` students, named 'Student 1' and so on. */
export async function openExamStudents(page: Page, network: Network, count: number): Promise<void> {
  const students = Array.from({ length: count }, (_, index) => ({
    _id: `s-${index + 1}`,
    fullName: `Student ${index + 1}`,
    fatherName: `Father ${index + 1}`,
    rollNo: `GVI/${count - index}`,
  }));
  const course = { _id: 'c-ccc', title: 'Course on Computer Concepts' };
  const exam = { _id: 'e-1', title: 'Final', course, batch: { _id: 'b-1', title: 'Morning' }, date: '2026-12-20', time: '10:30', students };
  network.respond('/my-created-ht', { json: { success: true, hallTickets: [exam] } });
  await openAsOperator(page, '/franchise/exams');
  await page.getByRole('link', { name: 'View student list of Final' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Final' })).toBeVisible();
  await expectLoaded(page);
}

/** The path of a student's hall ticket, by the number of the student. */
export const hallTicketPath = (number: number | '*'): string => `/my-ht/c-ccc/s-${number}`;

export const hallTicketsDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Print hall tickets' });

export function openHallTickets(page: Page): Promise<void> {
  return page.getByRole('main').getByRole('button', { name: 'Print hall tickets' }).click();
}
