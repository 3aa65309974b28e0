import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessibleAtAllWidths } from '../../support/axe.ts';
import { Network, serverError } from '../../support/network.ts';
import { button, dialog, emulateMedia, expectCount, expectTexts, field, main, press } from '../../support/page.ts';
import { renderRoute } from '../../support/render-route.tsx';

const rohit = '/franchise/students/s-002';
const letters = dialog('Letters');
const inLetter = (label: string) => letters.getByLabelText(label, { exact: true });
const content = inLetter('Heading and text');
const paper = page.css('[data-print-area]');
const paperLines = () =>
  expect.poll(() =>
    paper
      .css('p, h2, footer > *')
      .elements()
      .map(({ textContent }) => textContent),
  );

async function openLetters(path = rohit, network = new Network()) {
  const opened = await renderRoute(path, { as: 'operator', network });
  await press(button('Letters'), '{Enter}');
  await expect.element(letters).toBeVisible();
  return opened;
}

test('a certificate has the data of the student, and name and address that are known of the centre, is edited, and printed on one sheet', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  const { goto, network } = await renderRoute('/franchise/document-update', { as: 'operator' });
  await field('Institute Name').fill('Gyan Kendra');
  await button('Update Documents').click();
  await expect.element(main.getByRole('listitem').first()).toHaveTextContent('Gyan Kendra');
  await goto(rohit);
  await press(button('Letters'), '{Enter}');
  await expectTexts(inLetter('Letter').css('option:not([value=""])'), ...titles);
  await inLetter('Letter').selectOptions('Bonafide Certificate');
  const certified =
    'This is to certify that Rohit Kumar Singh, son of Sanjay Singh, Student Id GVI/12/2026, is a bona fide student of our centre in ' +
    'the course Diploma in Computer Applications, batch सुबह का बैच, session 11-04-2026 - 10-10-2026.';
  await expect.element(content).toHaveValue(`Bonafide Certificate\n\n${certified}\n\nThis certificate is given at the student's request.`);
  await expectAccessibleAtAllWidths('the letters of a student');
  await content.fill(`To whom it may concern\n\n${certified}\nFor a bank account.`);
  await expect.element(inLetter('Address and phone')).toHaveValue('Patna, 800001, 0000067890');
  await inLetter('Address and phone').fill('Boring Road, Patna');
  await inLetter('Date').fill('');
  await expect.element(paper.css('header + p')).toHaveTextContent('Date: ______________');
  await inLetter('Date').fill('30-11-2026');
  await letters.getByRole('button', { name: 'Print letter' }).click();
  await expect.poll(() => print.mock.calls.length).toBe(1);
  await emulateMedia({ media: 'print' });
  await expect.element(paper).toBeVisible();
  await paperLines().toEqual([
    ...['Gyan Kendra', 'Gyan Vikas Institute · Boring Road, Patna', 'Date: 30-11-2026', 'To whom it may concern'],
    ...[`${certified}\nFor a bank account.`, 'Seal', 'Signature'],
  ]);
  expect(network.calls('*').filter(({ method }) => method !== 'GET')).toHaveLength(1);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Boring Road');
  await emulateMedia({ media: null });
  await inLetter('Name of the centre').fill('Gyan Kendra, Gaya');
  await letters.getByRole('button', { name: 'Print letter' }).click();
  await goto('/franchise/students/s-001');
  await press(button('Letters'), '{Enter}');
  await inLetter('Letter').selectOptions('Bonafide Certificate');
  await expect.element(inLetter('Name of the centre')).toHaveValue('Gyan Kendra, Gaya');
});

const titles = ['Bonafide Certificate', 'Course Completion Certificate', 'Fee Receipt', 'Character Certificate'];

test('an edited text is kept until its loss is confirmed: by another letter or course, by Close, and by leaving', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  vi.spyOn(window, 'print').mockReturnValue();
  const { url } = await openLetters();
  await inLetter('Letter').selectOptions('Bonafide Certificate');
  await inLetter('Course').selectOptions('c-tally');
  await expect.element(content).toHaveValue(expect.stringContaining('the course Tally with GST, '));
  await inLetter('Letter').selectOptions('Character Certificate');
  expect(confirm, 'nothing is typed').not.toHaveBeenCalled();
  await content.fill('My text');
  await inLetter('Letter').selectOptions('Bonafide Certificate');
  await inLetter('Course').selectOptions('c-dca');
  await userEvent.keyboard('{Escape}');
  await letters.getByRole('button', { name: 'Close' }).click();
  await expect.element(content).toHaveValue('My text');
  expect([confirm.mock.calls.length, inLetter('Letter').element()]).toEqual([3, expect.objectContaining({ value: 'character' })]);
  // The dialog covers the links, but not the Back button of the browser.
  page
    .css('main a[href$="/student-management"]')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await expect.poll(() => confirm.mock.calls.length).toBe(4);
  expect(url()).toBe(rohit);
  confirm.mockReturnValue(true);
  await inLetter('Course').selectOptions('c-dca');
  await expect.element(content).toHaveValue(expect.stringContaining('Diploma in Computer Applications'));
  await letters.getByRole('button', { name: 'Print letter' }).click();
  await expect.poll(() => confirm.mock.calls.length).toBe(5);
  await userEvent.keyboard('{Escape}');
  await expect.element(letters).not.toBeInTheDocument();
  await expect.element(button('Letters')).toHaveFocus();
  expect(confirm, 'what is printed is not lost').toHaveBeenCalledTimes(5);
});

test('a fee receipt says the typed amount in figures and words, and claims no payment by itself', async () => {
  await openLetters();
  await inLetter('Letter').selectOptions('Fee Receipt');
  await expect.element(letters.getByText(/^The site does not know what a student has paid\./)).toBeVisible();
  const receipt = (lines: string[]) =>
    expect
      .poll(() =>
        paper
          .css('p')
          .elements()
          .map(({ textContent }) => textContent)
          .slice(-4),
      )
      .toEqual(lines);
  const blank = '______________';
  await receipt(['Receipt no', 'Amount', 'Paid for', 'Payment method'].map((label) => `${label}: ${blank}`));
  await inLetter('Amount').fill('125450');
  const amount = 'Rs. 1,25,450 /- (Rupees One Lakh Twenty Five Thousand Four Hundred Fifty only)';
  await expect.element(inLetter('Amount')).toHaveAccessibleDescription(amount);
  for (const [label, value] of [
    ['Receipt no', 'R/112'],
    ['Paid for', 'First term'],
    ['Payment method', 'UPI'],
  ] as const)
    await inLetter(label).fill(value);
  await receipt(['Receipt no: R/112', `Amount: ${amount}`, 'Paid for: First term', 'Payment method: UPI']);
  await inLetter('Amount').fill('99.50');
  await expect.element(inLetter('Amount')).toHaveAccessibleDescription('In whole rupees, such as 4500 or 4,500');
  await receipt(['Receipt no: R/112', `Amount: ${blank}`, 'Paid for: First term', 'Payment method: UPI']);
});

test('a course completion has the grade of the declared result; without one it certifies nothing until the operator says so', async () => {
  const network = new Network();
  const results = [
    { _id: 'r-1', student: { _id: 's-002' }, course: { _id: 'c-dca' }, grade: 'A+', isActive: true },
    { _id: 'r-2', student: { _id: 's-002' }, course: { _id: 'c-tally' }, grade: 'B', isActive: false },
  ];
  network.respond('/self-created-results', { json: { success: true, results } });
  await openLetters(rohit, network);
  await inLetter('Letter').selectOptions('Course Completion Certificate');
  await expect.element(content).toHaveValue(expect.stringMatching(/ has completed the course Diploma.* with grade A\+\./));
  const noResult = letters.getByText(/^We found no declared result/);
  await expect.element(noResult).not.toBeInTheDocument();
  await inLetter('Course').selectOptions('c-tally');
  await expect.element(noResult).toHaveTextContent('Please check before you sign. The letter leaves a line for what you certify.');
  await expect.element(content).toHaveValue(expect.stringContaining(', ______________ the course Tally with GST'));
  await expectAccessibleAtAllWidths('the warning that a student has no result');
  const completed = letters.getByRole('switch', { name: 'The student has completed the course' });
  await press(completed, ' ');
  await expect.element(content).toHaveValue(expect.stringMatching(/ has completed the course Tally with GST(?!.*grade)/));
  await expect.element(noResult).toHaveTextContent(/before you sign\.$/);
  await inLetter('Course').selectOptions('c-dca');
  await inLetter('Course').selectOptions('c-tally');
  await expect.element(completed).not.toBeChecked();
  await content.fill('My text');
  await expect.element(noResult).toHaveTextContent(/before you sign\.$/);
  await expect.element(completed).not.toBeInTheDocument();
  await expect.element(content).toHaveValue('My text');
});

test('without the lists of results, marksheets and batches, and without details of the student, a letter has room to write', async () => {
  const network = new Network();
  for (const path of ['/self-created-results', '/my-created-marksheet/*', '/self-created-batches']) network.respond(path, serverError);
  network.respond('/franchise/users', { json: { success: true, users: [{ _id: 'a', fullName: 'Asha', courses: ['deleted'] }] } });
  await openLetters('/franchise/students/a', network);
  await inLetter('Letter').selectOptions('Course Completion Certificate');
  const blank = '______________';
  const who = `Asha, son / daughter of ${blank}, Student Id ${blank},`;
  await expect.element(content).toHaveValue(expect.stringContaining(`that ${who} ${blank} the course ${blank}, at our centre.`));
  await expect.element(letters.getByText(/^We found no declared result/)).toBeVisible();
  await expectCount(letters.css('select'), 1);
  await expect.element(paper.css('header h2')).toHaveTextContent(blank);
});
