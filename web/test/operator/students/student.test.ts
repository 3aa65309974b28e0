import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { expectAccessibleAtAllWidths } from '../../support/axe.ts';
import { frameText } from '../../support/documents.ts';
import { Network, unreachable } from '../../support/network.ts';
import { button, expectTexts, field, focus, heading, link, press, sidebarLink, tabTo, toast } from '../../support/page.ts';
import { renderRoute } from '../../support/render-route.tsx';

const path = '/franchise/students';
const yash = `${path}/s-040`;
const openStudent = (id: string, network = new Network()) => renderRoute(`${path}/${id}`, { as: 'operator', network });

const region = (name: string) => page.getByRole('region', { name, exact: true });
const tasks = region('For this student');
const marigold = { backgroundColor: 'rgb(251, 182, 50)' };

test('a student has a page with name, Student Id, status, course, batch and details, and its records', async () => {
  const { url } = await openStudent('s-001');
  await expect.element(heading('अंजलि कुमारी')).toBeVisible();
  await expect.poll(() => document.title).toMatch(/^अंजलि कुमारी \|/);
  await expect.element(sidebarLink('Student Management')).toHaveAttribute('aria-current');
  await expect.element(page.getByText('Course: Course on Computer Concepts')).toBeVisible();
  await expectTexts(
    region('Details').getByRole('term'),
    ...['Full Name', 'Email', 'Mobile', 'Register No', 'Date of Birth', 'Father Name', 'State', 'City', 'Village', 'Pincode'],
  );
  await expect.element(region('Results').getByRole('listitem').getByText('Result Out')).toBeVisible();
  await expect.element(link('Create Result')).not.toHaveStyle(marigold);
  await expectTexts(region('Marksheets').getByRole('button'), 'View Marksheet');
  await expect.element(region('Exams').getByText('CCC final exam')).toBeVisible();
  await expectAccessibleAtAllWidths('the page of a student');
  await link('सुबह का बैच').click();
  await expect.poll(url).toBe('/franchise/batches/b-morning');
});

test('Call, WhatsApp and Email are there for the addresses that a student has', async () => {
  const network = new Network();
  const users = [
    { _id: 'a', fullName: 'A', phone: '+91 12358 31495', email: 'a@example.com' },
    { _id: 'b', fullName: 'B', phone: 17277 },
    { _id: 'c', fullName: 'C' },
  ];
  network.respond('/franchise/users', { json: { success: true, users } });
  const { goto } = await openStudent('a', network);
  await expect.element(link('Call A')).toHaveAttribute('href', 'tel:+911235831495');
  await expect.element(link('WhatsApp A')).toHaveAttribute('href', 'https://wa.me/911235831495');
  await expect.element(link('Email A')).toHaveAttribute('href', 'mailto:a@example.com');
  await goto(`${path}/b`);
  await expect.element(link('Call B')).toBeVisible();
  await expect.element(link(/^(WhatsApp|Email) B$/)).not.toBeInTheDocument();
  await goto(`${path}/c`);
  await expect.element(heading('C')).toBeVisible();
  await expect.element(link(/^(Call|WhatsApp|Email) C$/)).not.toBeInTheDocument();
});

test('Create Result and Create Marksheet open the forms with the student and the only course, and no draft is made of them', async () => {
  for (const [task, list, values] of [
    ['create-result', 'results', { 'Student Roll No': 'GVI/50/2026', Course: 'c-iti', Duration: expect.stringMatching(/^\d+$/) }],
    ['create-marksheet', 'out-marksheet', { Student: 's-040', Course: 'c-iti' }],
  ] as const) {
    const { url } = await openStudent('s-040');
    await tasks.css(`a[href$="/${task}"]`).click();
    await expect.poll(url).toBe(`/franchise/${task}`);
    for (const [label, value] of Object.entries(values)) await expect.element(field(label)).toHaveValue(value);
    // No value is typed, so there is no question.
    await link('Cancel').click();
    await expect.poll(url).toBe(`/franchise/${list}`);
    expect(Object.keys(sessionStorage).filter((key) => key.includes('draft'))).toEqual([]);
  }
});

test("a draft of another student's result is not restored for this one", async () => {
  const { goto } = await renderRoute('/franchise/create-result', { as: 'operator' });
  await field('Student Roll No').fill('GVI/12/2026');
  await field('Grade').fill('A++');
  await expect.poll(() => sessionStorage['institute.draft.create-result']).toContain('A++');
  await goto(yash);
  await link('Create Result').click();
  await expect.element(field('Student Roll No')).toHaveValue('GVI/50/2026');
  await expect.element(field('Grade')).toHaveValue('');
});

test('the keyboard alone reaches the tasks and documents, and saves or opens each of them', async () => {
  const { network, url, back } = await openStudent('s-001');
  const saved = async (name: string) => {
    const download = commands.nextDownload();
    await tabTo(name);
    await userEvent.keyboard('{Enter}');
    return download;
  };
  await expect.element(button('View Certificate')).toBeVisible();
  await focus(heading('अंजलि कुमारी'));
  expect(await saved('Download invoice')).toBe('invoice.html');
  await tabTo('View Certificate');
  expect(await saved('Download hall ticket')).toMatch(/\.html$/);
  expect(network.calls('/my-ht/c-ccc/s-001').map(({ method }) => method)).toEqual(['GET']);
  await press(button('View Certificate'), '{Enter}');
  await expect.poll(url).toBe('/franchise/view-result/certificate');
  await expect.poll(frameText).toContain('अंजलि कुमारी');
  back();
  await expect.element(button('View Marksheet GVI-M-0001')).toBeVisible();
  await press(button('View Marksheet GVI-M-0001'), '{Enter}');
  await expect.poll(url).toBe('/view-marksheet/certificate');
  await expect.poll(frameText).toContain('अंजलि कुमारी');
});

test('two exams have two hall tickets, and one whose course was deleted has none', async () => {
  const exam = (title: string, course: object | null) => ({ _id: title, title, course, students: [{ _id: 's-040', fullName: 'Yash' }] });
  const hallTickets = [exam('First', { _id: 'c-iti' }), exam('Second', { _id: 'c-iti' }), exam('Third', null)];
  const network = new Network();
  network.respond('/my-created-ht', { json: { success: true, hallTickets } });
  await openStudent('s-040', network);
  await expect.element(region('Exams').getByText('Third')).toBeVisible();
  for (const title of ['First', 'Second']) await expect.element(button(`Download hall ticket for ${title}`)).toBeVisible();
  await expectTexts(region('Exams').getByRole('button'), ...Array(2).fill('Download hall ticket'));
});

test('a page without course, results, marksheets and exams says so and has no documents; asking for the result is then the main task', async () => {
  const network = new Network();
  network.respond('/franchise/users', { json: { success: true, users: [{ _id: 'a', fullName: 'Asha', courses: [] }] } });
  await openStudent('a', network);
  await expect.element(page.getByText('There is no result yet.')).toBeVisible();
  await expect.element(page.getByText('There is no marksheet yet.')).toBeVisible();
  await expect.element(page.getByText('There is no exam yet.')).toBeVisible();
  await expectTexts(tasks.getByRole('link'), 'Create Result', 'Create Marksheet');
  await expect.element(link('Create Result')).toHaveStyle(marigold);
  await expectTexts(page.getByRole('main').getByRole('button'), 'Letters');
  await expectAccessibleAtAllWidths('the page of a new student');
});

test('students or results that fail to load are an error with Retry in their place, and an id that no student has is not found', async () => {
  const network = new Network();
  network.fail('/franchise/users');
  const { goto, url } = await openStudent('s-001', network);
  await expect.element(page.getByText('The student could not be loaded.')).toBeVisible();
  await expect.element(toast(unreachable)).toHaveAttribute('data-toast', 'error');
  network.passThrough('/franchise/users');
  network.fail('/self-created-results');
  await press(button('Retry'), '{Enter}');
  await expect.element(heading('अंजलि कुमारी')).toHaveFocus();
  await expect.element(region('Results').getByText('The list could not be loaded.')).toBeVisible();
  await expect.element(button('View Marksheet GVI-M-0001')).toBeVisible();
  network.passThrough('/self-created-results');
  await press(button('Retry loading the results'), '{Enter}');
  await expect.element(button('View Certificate')).toBeVisible();
  await expect.element(heading('अंजलि कुमारी')).toHaveFocus();
  await goto(`${path}/s-002`);
  await expect.element(page.getByText('Courses: Diploma in Computer Applications, Tally with GST')).toBeVisible();
  await goto(`${path}/no-such-student`);
  await expect.element(heading('Student not found')).toBeVisible();
  await expect.element(link('Go To Homepage')).toBeVisible();
  await link('Student List').click();
  await expect.poll(url).toBe('/franchise/student-management');
});
