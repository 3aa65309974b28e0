import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { Network } from '../support/network.ts';
import { button, dialog, heading } from '../support/page.ts';
import { renderRoute, waitForData } from '../support/render-route.tsx';

/** Opens the students of an exam with this many of them, named 'Student 1' and so on. */
export async function openExamStudents(count: number, network = new Network()) {
  const students = Array.from({ length: count }, (_, index) => ({
    _id: `s-${index + 1}`,
    fullName: `Student ${index + 1}`,
    fatherName: `Father ${index + 1}`,
    rollNo: `GVI/${count - index}`,
  }));
  const course = { _id: 'c-ccc', title: 'Course on Computer Concepts' };
  const exam = { _id: 'e-1', title: 'Final', course, batch: { _id: 'b-1', title: 'Morning' }, date: '2026-12-20', time: '10:30', students };
  network.respond('/my-created-ht', { json: { success: true, hallTickets: [exam] } });
  const route = await renderRoute('/franchise/exams', { as: 'franchise', network });
  await page.getByRole('link', { name: 'View student list of Final' }).click();
  await expect.element(heading('Exam Students')).toBeVisible();
  await waitForData();
  return route;
}

/** The path of a student's hall ticket, by the number of the student. */
export const hallTicketPath = (number: number | '*'): string => `/my-ht/c-ccc/s-${number}`;

export const hallTicketsDialog = dialog('Print hall tickets');
export const openHallTickets = () => button('Print hall tickets').click();
