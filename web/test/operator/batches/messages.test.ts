import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessibleAtAllWidths } from '../../support/axe.ts';
import { Network, serverError } from '../../support/network.ts';
import { button, dialog, expectCount, expectTexts, heading, link, main, press, row } from '../../support/page.ts';
import { renderRoute } from '../../support/render-route.tsx';

const students = [
  { _id: 's-1', fullName: 'Asha', rollNo: 'GVI/1', phone: '+91 12345 00001' },
  { _id: 's-2', fullName: 'Bina', rollNo: 'GVI/2', phone: '12345' },
  { _id: 's-3', fullName: 'Chand', rollNo: 'GVI/3', phone: '12345 00003' },
  { _id: 's-4', fullName: 'Dev', rollNo: 'GVI/4', phone: '12345 00004' },
];

function networkWith(users: readonly object[] = students): Network {
  const network = new Network();
  network.respond('/franchise/users', { json: { success: true, users } });
  return network;
}

const openBatch = () => renderRoute('/franchise/batches/b-lab', { as: 'operator', network: networkWith() });

/** The addresses that links open in new tabs, which this test does not open. */
function watchTabs(): string[] {
  const addresses: string[] = [];
  const handleClick = (event: MouseEvent) => {
    const anchor = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[target=_blank]');
    if (!anchor) return;
    addresses.push(`${anchor.rel} ${decodeURIComponent(anchor.href)}`);
    event.preventDefault();
  };
  document.addEventListener('click', handleClick, { capture: true });
  onTestFinished(() => document.removeEventListener('click', handleClick, { capture: true }));
  return addresses;
}

const tell = page.getByRole('button', { name: 'Send WhatsApp message' });
const status = dialog().getByRole('status');
const whatsapp = (name: string) => dialog().getByRole('link', { name: `Open WhatsApp for ${name}`, exact: true });
const done = (name: string) => dialog().getByRole('checkbox', { name });
const message = dialog().getByLabelText('Text', { exact: true });
const stored = () => localStorage.getItem('institute.told.batch-b-lab');

test('the keyboard alone sends one student after another a message, and after a reload it goes on with the next', async () => {
  const tabs = watchTabs();
  const { reload } = await openBatch();
  await press(tell, '{Enter}');
  await expectTexts(dialog().getByRole('listitem'), 'Bina, 12345', 'Asha', 'Chand', 'Dev');
  await expect.element(dialog().getByRole('link', { name: 'Bina, 12345' })).toHaveAttribute('href', '/franchise/students/s-2');
  await expect.element(status).toHaveTextContent('Write your message first, and fill in each ____.');
  await expect.element(dialog().getByRole('button', { name: 'Open WhatsApp for Asha' })).toBeDisabled();
  await expectAccessibleAtAllWidths('a message to a batch');
  await message.fill('Dear {name}, come at 10.');
  await expect.element(status).toHaveTextContent('0 of 3 done');
  await expect.element(dialog().getByText('Dear Asha, come at 10.')).toHaveAttribute('translate', 'no');
  await press(whatsapp('Asha'), '{Enter}');
  await expect.element(whatsapp('Chand')).toHaveFocus();
  await expect.element(status).toHaveTextContent('1 of 3 done');
  await expect.element(dialog().getByRole('link', { name: 'Bina, 12345' })).toBeVisible();
  await press(dialog().getByRole('button', { name: 'Skip' }), '{Enter}');
  await expect.element(whatsapp('Dev')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(whatsapp('Chand')).toHaveFocus();
  await expectAccessibleAtAllWidths('a message to the next of a batch');
  await reload();
  await expect.element(whatsapp('Chand')).toHaveFocus();
  await expect.element(status).toHaveTextContent('2 of 3 done');
  await expectTexts(
    dialog()
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') }),
    'Asha',
    'ChandSkipped',
    'Dev',
  );
  await userEvent.keyboard('{Enter}');
  await expect.element(status).toHaveTextContent('3 of 3 done');
  await expect.element(dialog().getByText('Close', { exact: true })).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toBe('Close');
  expect(tabs).toEqual(
    [
      ['1', 'Asha'],
      ['4', 'Dev'],
      ['3', 'Chand'],
    ].map(([digit, name]) => `noopener noreferrer https://wa.me/91123450000${digit}?text=Dear ${name}, come at 10.`),
  );
  // A phone may end the page while WhatsApp has the last message.
  await reload();
  await expect.element(status).toHaveTextContent('3 of 3 done');
  await expect.element(dialog().getByRole('button', { name: 'Close' }).last()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  // The reload has forgotten the button that opened the dialog.
  await expect.element(heading('Tally practical lab')).toHaveFocus();
  // A closed dialog stays closed, and the next message starts anew.
  expect(stored()).toBeNull();
  await reload();
  await expect.element(dialog()).not.toBeInTheDocument();
  await tell.click();
  await expect.element(status).toHaveTextContent(/^Write your message first/);
});

test('the templates are named in both languages; nobody gets one with a gap or only the greeting, and the centre signs each', async () => {
  const { goto } = await renderRoute('/franchise/document-update', { as: 'operator', network: networkWith() });
  await main.getByLabelText('Institute Name').fill('Gyan Kendra');
  await button('Update Documents').click();
  await expect.element(main.getByRole('listitem').first()).toHaveTextContent('Gyan Kendra');
  await goto('/franchise/batches/b-lab');
  await tell.click();
  await expect.element(message).toHaveValue('Dear {name},\n\nGyan Kendra, Gyan Vikas Institute');
  const options = ['Your own text', 'Fees due', 'Holiday', 'New timing', 'Hall ticket ready', 'Result out'];
  await expectTexts(dialog().getByRole('option'), 'Select one', ...options, ...options);
  await message.fill('Dear {name},\n\nGyan Kendra, Gyan Vikas Institute ');
  await expectCount(dialog().getByRole('link', { name: /^Open WhatsApp/ }), 0);
  for (const [option, text] of [
    ['fees-en', /^Dear \{name\},\nYour fees for \{course\} are due\. .*\nGyan Kendra, Gyan Vikas Institute$/],
    ['holiday-hi', /^नमस्ते \{नाम\} जी,\n____ को सेंटर बंद रहेगा।.*\nGyan Kendra, Gyan Vikas Institute$/],
    ['timing-en', /^Dear \{name\},\nFrom ____ the time of your class is ____\.\nGyan Kendra, Gyan Vikas Institute$/],
  ] as const) {
    await dialog().getByLabelText('Template').selectOptions(option);
    await expect.element(message).toHaveValue(expect.stringMatching(text));
    await expect.element(dialog().getByRole('button', { name: 'Open WhatsApp for Asha' })).toBeDisabled();
  }
  await message.fill('From Monday the time of your class is ____.');
  await expect.element(status).toHaveTextContent(/^Write your message first/);
  await message.fill('From Monday the time of your class is 10 AM.');
  await expect.element(whatsapp('Asha')).toBeVisible();
});

test('whom another tab has told is done here too, also in the moment before this tab hears of it, and when it closes after the last student', async () => {
  watchTabs();
  await openBatch();
  await tell.click();
  await message.fill('Come at 10.');
  await whatsapp('Asha').click();
  await expect.element(whatsapp('Chand')).toBeVisible();
  const key = 'institute.told.batch-b-lab';
  const store = (done: string) => localStorage.setItem(key, (stored() ?? '').replace(/"done":\[[^\]]*\]/, `"done":[${done}]`));
  store('"s-1","s-4"');
  await whatsapp('Chand').click();
  await expect.element(status).toHaveTextContent('3 of 3 done');
  store('"s-1","s-3"');
  dispatchEvent(new StorageEvent('storage', { key }));
  await expect.element(status).toHaveTextContent('2 of 3 done');
  await expect.element(whatsapp('Dev')).toBeVisible();
  await whatsapp('Dev').click();
  localStorage.removeItem(key);
  dispatchEvent(new StorageEvent('storage', { key }));
  await done('Asha').click();
  await expect.element(status).toHaveTextContent('2 of 3 done');
});

test('a message that was not sent after all is unticked and comes next, and the focus stays at a tick by hand and in the text; nobody gets a blank one', async () => {
  watchTabs();
  await openBatch();
  await tell.click();
  await message.fill('Come at 10.');
  await whatsapp('Asha').click();
  await whatsapp('Chand').dblClick();
  await expect.element(status).toHaveTextContent('2 of 3 done');
  await press(done('Asha'), ' ');
  await expect.element(whatsapp('Asha')).toBeVisible();
  await expect.element(done('Asha')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(whatsapp('Dev')).toBeVisible();
  await expect.element(done('Asha')).toHaveFocus();
  await dialog().getByText('Message', { exact: true }).click();
  await message.click();
  await userEvent.keyboard('!');
  await expect.element(status).toHaveTextContent('0 of 3 done');
  await expect.element(message).toHaveFocus();
  await message.fill(' ');
  await expectCount(dialog().getByRole('link', { name: /^Open WhatsApp/ }), 0);
  await expect.element(message).toHaveAccessibleDescription('This field is required.');
  await message.fill('Come at 11.');
  await expect.element(whatsapp('Asha')).toBeVisible();
  await expect.element(message).toHaveFocus();
});

test('the message can be in the other language, keeps what is typed in each, and when it changes nobody is done', async () => {
  watchTabs();
  const { reload } = await openBatch();
  await tell.click();
  await message.fill('Only in English, {name}');
  await whatsapp('Asha').click();
  await expect.element(status).toHaveTextContent('1 of 3 done');
  await dialog().getByText('Message', { exact: true }).click();
  await dialog().getByLabelText('Template').selectOptions('result-hi');
  await expect.element(message).toHaveAttribute('lang', 'hi-IN');
  await expect.element(message).toHaveValue(expect.stringContaining('नमस्ते {नाम} जी'));
  await expect.element(dialog().getByText('{नाम} {आईडी} {कोर्स}')).toBeVisible();
  await expect
    .element(
      dialog()
        .getByText(/^नमस्ते Asha जी/)
        .last(),
    )
    .toHaveAttribute('lang', 'hi-IN');
  await expect.element(status).toHaveTextContent('0 of 3 done');
  await dialog().getByLabelText('Template').selectOptions('own-en');
  await expect.element(message).toHaveValue('Only in English, {name}');
  await expect.element(status).toHaveTextContent('1 of 3 done');
  await reload();
  await expect.element(dialog().getByText('Only in English, Chand')).toBeVisible();
});

test('a message of a batch names the course of each student, so it waits for the list of courses', async () => {
  const network = networkWith(students.map((student) => ({ ...student, courses: ['c-tally'] })));
  network.respond('/courses', serverError);
  await renderRoute('/franchise/batches/b-lab', { as: 'operator', network });
  await tell.click();
  await expect.element(dialog().getByText('The list could not be loaded.')).toBeVisible();
  network.passThrough('/courses');
  await press(dialog().getByRole('button', { name: 'Retry' }), '{Enter}');
  await message.fill('{course} is ready.');
  await expect.element(dialog().getByText('Tally with GST is ready.')).toBeVisible();
});

test('the students of an exam get its date, time and place, and a reload opens one dialog', async () => {
  const tabs = watchTabs();
  const network = networkWith();
  const course = { _id: 'c', title: 'CCC' };
  const exam = { _id: 'e', title: 'Final', date: '2026-12-05', time: '15:30', location: 'Hall 2', course, students };
  network.respond('/my-created-ht', { json: { success: true, hallTickets: [exam] } });
  const { reload } = await renderRoute('/franchise/exam/student-list', { as: 'operator', network, state: { exam: 'e' } });
  await tell.click();
  await whatsapp('Asha').click();
  await expect.poll(() => tabs[0]).toContain('Your exam for CCC (Final) is on 05-12-2026 at 3:30 pm.\nPlace: Hall 2');
  await reload();
  await expect.element(whatsapp('Chand')).toHaveFocus();
  await expectCount(dialog(), 1);
});

test('of the results that are found or selected, those that are out are told, with the phones of the list of students', async () => {
  const tabs = watchTabs();
  const network = networkWith();
  network.respond('/franchise/users', serverError);
  const course = { _id: 'c', title: 'CCC' };
  const results = [
    { _id: 'r-1', student: { fullName: 'Asha', rollNo: 'GVI/1' }, course, isActive: true },
    { _id: 'r-2', student: { _id: 's-3', fullName: 'Chand' }, course, isActive: true },
    { _id: 'r-3', student: { _id: 's-4', fullName: 'Dev' }, course, isActive: false },
    { _id: 'r-4', student: null, course, isActive: true },
  ];
  network.respond('/self-created-results', { json: { success: true, results } });
  await renderRoute('/franchise/results', { as: 'operator', network });
  await tell.click();
  await expect.element(dialog().getByText('The list could not be loaded.')).toBeVisible();
  network.respond('/franchise/users', { json: { success: true, users: students } });
  await press(dialog().getByRole('button', { name: 'Retry' }), '{Enter}');
  await expect.element(status).toHaveTextContent('0 of 2 done');
  await expect.element(dialog()).toHaveFocus();
  await whatsapp('Asha').click();
  await expect
    .poll(() => tabs[0])
    .toMatch(/911234500001\?text=Dear Asha,\nYour result for CCC is out. To see it, enter your Student Id GVI\/1 at /);
  await userEvent.keyboard('{Escape}');
  await button('Select').click();
  await row('Chand').getByRole('checkbox').click();
  await tell.click();
  await expect.element(status).toHaveTextContent('0 of 1 done');
  await whatsapp('Chand').click();
  await userEvent.keyboard('{Escape}');
  await row('Chand').getByRole('checkbox').click();
  await main.getByRole('searchbox').fill('Asha');
  await tell.click();
  await expect.element(status).toHaveTextContent('1 of 1 done');
  await expect.element(link(/^Open WhatsApp/)).not.toBeInTheDocument();
});
