import { expect, it } from 'vitest';
import { isCorrectable } from '#lib/queue/queue.ts';
import { act, waitFor } from '#lib/testing.tsx';
import { renderPage } from '#session/testing.tsx';
import { photo } from '../../../../test/support/photos.ts';
import { type MissingPasswords, useMissingPasswords } from './student-queue.ts';
import { type StudentImport, useStudentImport } from './use-student-import.ts';

const header = ['Name', 'Email', 'Phone', 'Father', 'DOB', 'Gender', 'City', 'Village', 'Pincode', 'Course', 'Batch', 'Password'];
const toTexts = (email: string, password: string) => {
  const number = email.charCodeAt(0) - 96;
  const student = ['Asha', email, `123500000${number}`, 'Mohan', `0${number}-03-2005`, 'F'];
  return [...student, 'Patna', 'Danapur', '800001', 'CCC', 'Lab', password];
};
const lists = {
  ...{ success: true, message: '', users: [] },
  ...{ courses: [{ _id: 'c-ccc', title: 'CCC' }], batches: [{ _id: 'b-lab', title: 'Lab' }] },
};
const created = { status: 200, body: { success: true, message: 'User registered successfully' } };
const emailTaken = { status: 409, body: { success: false, message: { email: ['This email is already registered.'] } } };

/** Renders an import. The responses are for the students in order; without a response the server stays silent. */
async function setUp(responses: { status: number; body: unknown }[] = []) {
  const latest: { studentImport?: StudentImport; missing?: MissingPasswords } = {};
  const passwords: unknown[] = [];
  const respond = async (request: Request) => {
    if (!request.url.includes('/register')) return Response.json(lists);
    passwords.push((await request.formData()).get('password'));
    const response = responses.shift();
    return response ? Response.json(response.body, { status: response.status }) : new Promise<Response>(() => {});
  };
  function Page() {
    latest.studentImport = useStudentImport();
    latest.missing = useMissingPasswords(latest.studentImport.students);
    return null;
  }
  await renderPage(<Page />, { role: 4, respond });
  const get = () => latest.studentImport ?? expect.fail('not rendered');
  const missing = () => latest.missing ?? expect.fail('not rendered');
  const queue = () => get().students.queue;
  const keys = () => Object.keys(get().importTable.values);
  await waitFor(() => expect(get().lists.options.batches).toHaveLength(1));
  return {
    get,
    missing,
    queue,
    passwords,
    keys,
    /** Reads a table of students, each with an e-mail and a password. */
    read: (...students: [string, string][]) =>
      act(async () => get().importTable.setTable({ header, rows: students.map(([email, password]) => toTexts(email, password)) })),
    choosePhotos: (...emails: string[]) => act(async () => get().photoFiles.onSelect(emails.map((email) => photo(`${email}.png`)))),
    send: async () => {
      await act(async () => get().send(keys()));
      await waitFor(() => expect(queue().get().isPending).toBe(false));
    },
    correct: () => act(async () => get().correct(queue().get().items.filter(isCorrectable))),
    setCell: (field: string, text: string) =>
      act(async () =>
        get().importTable.changeValues((values) =>
          Object.fromEntries(Object.entries(values).map(([key, cells]) => [key, { ...cells, [field]: text }])),
        ),
      ),
    statuses: () =>
      queue()
        .get()
        .items.map(({ id, status }) => `${id} ${status}`),
  };
}

it.each([
  ['corrected', 'second-password', 'second-password'],
  ['cleared', '', expect.stringMatching(/^[a-zA-Z0-9]{8}$/)],
])(
  'a rejected student whose password is %s is sent again with it or with a made one, which is on the slip',
  async (_what, text, password) => {
    const { get, passwords, read, choosePhotos, send, correct, setCell } = await setUp([emailTaken, created]);
    await read(['a@example.com', 'first-password']);
    await choosePhotos('a@example.com');
    await send();
    await correct();
    await setCell('password', text);
    await send();
    expect(passwords).toEqual(['first-password', password]);
    expect(Object.values(get().students.memory.get().slips)).toMatchObject([{ password, isCreated: true }]);
  },
);

it('a rejected student may be sent from a table that is read again, with the password of this table', async () => {
  const { get, passwords, keys, read, choosePhotos, send, statuses } = await setUp([created, emailTaken, created]);
  await read(['a@example.com', 'first-password'], ['b@example.com', 'second-password']);
  await choosePhotos('a@example.com', 'b@example.com');
  await send();
  await read(['a@example.com', 'first-password'], ['b@example.com', '']);
  const [, second = ''] = keys();
  // The list of the centre does not have the student yet.
  expect(get().getEmailError('a@example.com')).toBe('A student with this email is in your list already.');
  expect(get().getEmailError('b@example.com')).toBeUndefined();
  await act(async () => get().send([second]));
  await waitFor(() => expect(statuses()).toEqual(['b@example.com sent']));
  expect(passwords).toEqual(['first-password', 'second-password', expect.stringMatching(/^[a-zA-Z0-9]{8}$/)]);
});

it.each([
  ['is removed from the list', ['a@example.com'], 'exists', ({ queue }: StudentImport['students']) => queue.remove(['a@example.com'])],
  ['waits when the import is stopped', [], 'waiting', ({ queue }: StudentImport['students']) => queue.stop()],
] as const)('forgets the password of a student who %s', async (_what, photos, status, end) => {
  const { get, read, choosePhotos, send, statuses } = await setUp([emailTaken]);
  await read(['a@example.com', 'first-password']);
  await choosePhotos(...photos);
  await send();
  expect(statuses()).toEqual([`a@example.com ${status}`]);
  await act(async () => end(get().students));
  expect(get().students.memory.get()).toMatchObject({ slips: {}, given: {} });
  expect(JSON.stringify(get().students.memory.get())).not.toContain('first-password');
});

it('a given password that the page has forgotten is not replaced without a question', async () => {
  const first = await setUp();
  await first.read(['a@example.com', 'first-password'], ['b@example.com', '']);
  // Without photos nothing is sent.
  await first.send();
  expect(sessionStorage.getItem('institute.bulk.students')).not.toContain('first-password');
  const { missing, queue, passwords, choosePhotos, statuses } = await setUp([created, created]);
  await choosePhotos('a@example.com', 'b@example.com');
  const start = async () => {
    await act(async () => queue().start());
    await waitFor(() => expect(queue().get().isPending).toBe(false));
  };
  await start();
  expect([passwords, statuses()]).toEqual([[], ['a@example.com waiting', 'b@example.com waiting']]);
  expect(queue().get().message).toBe(
    'The password of Asha, a@example.com is not kept here. Please choose the table again, or generate new passwords, and press Continue.',
  );
  expect(missing().count).toBe(1);
  await act(async () => missing().make());
  await start();
  expect(passwords).toEqual([expect.stringMatching(/^[a-zA-Z0-9]{8}$/), expect.stringMatching(/^[a-zA-Z0-9]{8}$/)]);
  expect(statuses()).toEqual(['a@example.com sent', 'b@example.com sent']);
});
