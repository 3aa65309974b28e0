import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { watchPrints } from '../support/documents.ts';
import { Network } from '../support/network.ts';
import { dialog, expectTexts } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';

const document = { body: '<!doctype html><p>Document</p>', contentType: 'text/html' };
const problems = dialog().getByRole('list', { name: 'Not ready' }).getByRole('listitem');

test('the certificates of all declared results are printed together', async () => {
  const prints = watchPrints();
  const course = { _id: 'c-ccc', title: 'CCC' };
  const results = [
    { _id: 'r-1', student: { _id: 's-1', fullName: 'Asha', rollNo: 'GVI/1/2026' }, course, isActive: true },
    { _id: 'r-2', student: { _id: 's-2', fullName: 'Ravi', rollNo: 'GVI/2/2026' }, course, isActive: false },
    { _id: 'r-3', student: null, course, isActive: true },
  ];
  const network = new Network();
  network.respond('/self-created-results', { json: { success: true, results } });
  network.respond('/find-result/*', document);
  await renderRoute('/franchise/results', { as: 'franchise', network });
  await page.getByRole('button', { name: 'Print certificates' }).click();
  await expectTexts(problems, 'A deleted student, CCCThe student or the course is missing.');
  await page.getByRole('button', { name: 'Print 1 certificate', exact: true }).click();
  await expect.poll(() => prints).toEqual(['Document']);
  expect(network.calls('/find-result/*').map(({ path }) => decodeURIComponent(path))).toEqual(['/find-result/GVI/1/2026/c-ccc']);
});

test('all marksheets of the list are printed together', async () => {
  const prints = watchPrints();
  const course = { _id: 'c-ccc', title: 'CCC' };
  const marksheets = [1, 2].map((number) => ({
    _id: `m-${number}`,
    certificateNo: `M-${number}`,
    student: { _id: `s-${number}`, fullName: 'Asha', rollNo: 'GVI/1' },
    course,
    subjects: [],
  }));
  const network = new Network();
  network.respond('/my-created-marksheet/*', { json: { success: true, marksheets } });
  network.respond('/find-marksheet/*', document);
  await renderRoute('/franchise/out-marksheet', { as: 'franchise', network });
  await page.getByRole('button', { name: 'Print marksheets' }).click();
  await page.getByRole('button', { name: 'Print 2 marksheets' }).click();
  await expect.poll(() => prints).toEqual(['DocumentDocument']);
  expect(network.calls('/find-marksheet/*').map(({ path }) => path)).toEqual([
    '/find-marksheet/student/s-1/course/c-ccc',
    '/find-marksheet/student/s-2/course/c-ccc',
  ]);
});
