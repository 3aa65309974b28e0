import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { documentText } from '../support/documents.ts';
import { field, main } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';

/** A declared result in the mocks. */
export const declaredResult = { rollNo: 'GVI/01/2026', courseId: 'c-ccc', name: 'Aarav Sharma' };

/** The path of its certificate below `/v1`. */
export const certificatePath = '/find-result/GVI%2F01%2F2026/c-ccc';

export const studentId = page.getByLabelText('Student Id');
export const courseField = field('Course');
export const viewCertificate = main.getByRole('button', { name: 'View Certificate' });

/** The form has its courses. */
export const expectCourses = () => expect.poll(() => courseField.css('option').elements().length).toBeGreaterThan(1);

/** Fills in the form of /view-result and submits it. */
export async function submitLookup({ rollNo, courseId } = declaredResult): Promise<void> {
  await studentId.fill(rollNo);
  await courseField.selectOptions(courseId);
  await viewCertificate.click();
}

/** Looks up a certificate on the open page, and waits for it. */
export async function showCertificate(): Promise<void> {
  await submitLookup();
  await expectCertificate();
}

export const expectCertificate = () => expect.poll(documentText).toContain(declaredResult.name);

/** Opens a document of a guest as after its lookup, but with any HTML. */
export function openDocument(html: string, path = '/view-result/certificate') {
  const stored = { user: null, time: Date.now(), documents: { '1': html } };
  return renderRoute(path, {
    state: { document: { key: '1' } },
    before: () => sessionStorage.setItem('institute.documents', JSON.stringify(stored)),
  });
}
