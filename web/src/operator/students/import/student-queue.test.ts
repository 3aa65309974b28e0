import { ApiError, type CreateStudentInput, type CreateStudentResponse } from '@institute/sdk';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueue } from '#lib/queue/queue.ts';
import { noChoices } from './match-titles.ts';
import { createImportMemory, createSendStudent, hasGivenPassword, toCells, toQueueRows } from './student-queue.ts';

afterEach(() => void vi.unstubAllGlobals());

const options = {
  courses: [{ value: 'c-ccc', label: 'CCC' }],
  batches: [{ value: 'b-lab', label: 'Lab' }],
  ...noChoices,
  forAll: { courseId: '', batch: 'b-lab' },
};
const values = {
  a: {
    ...{ fullName: 'Asha', email: 'Asha@Example.com ', dob: '9.3.2005', gender: 'f' },
    ...{ state: 'Bihar', courseId: 'ccc', password: 'given-password' },
  },
  b: { fullName: 'Rohit', email: 'rohit@example.com' },
};
const toRejectedCells = (keys: string[], getPassword: (id: string) => string | undefined) =>
  toCells(
    toQueueRows(keys, values, options).map(({ row }) => ({ ...row, status: 'rejected' as const })),
    options,
    getPassword,
  );

it('a rejected row comes back with the words of its course, batch and state, which mean the same again', () => {
  const cells = toRejectedCells(['a', 'b'], (id) => (id.startsWith('asha') ? 'given-password' : undefined));
  expect(cells[0]).toMatchObject({ dob: '09-03-2005', state: 'BIHAR', courseId: 'CCC', batch: 'Lab', password: 'given-password' });
  expect(cells[1]).toMatchObject({ dob: '', state: '', courseId: '', batch: 'Lab', password: '' });
  const again = toQueueRows(['0', '1'], Object.fromEntries(cells.entries()), options).map(({ row }) => row);
  expect(again).toEqual(toQueueRows(['a', 'b'], values, options).map(({ row }) => row));
});

it('a row whose password is forgotten still counts as one with a password when it comes back, unless it is cleared', () => {
  const forgotten = toRejectedCells(['a', 'b'], () => undefined);
  const again = toQueueRows(['0', '1'], Object.fromEntries(forgotten.entries()), options);
  expect(again.map(({ password, row }) => [password, hasGivenPassword(row.values)])).toEqual([
    ['', true],
    ['', false],
  ]);
  const [cells = {}] = toRejectedCells(['a'], () => 'given-password');
  const [cleared] = toQueueRows(['a'], { a: { ...cells, password: '' } }, options);
  expect(hasGivenPassword(cleared?.row.values ?? {})).toBe(false);
});

it('discards the passwords of rows, but no slip of a created student until it is forgotten', () => {
  const memory = createImportMemory();
  const password = memory.takePassword('a', { fullName: 'Asha', email: 'a' });
  memory.confirm('a');
  memory.setPrinted(['a', 'unknown']);
  memory.give({ a: 'given-password', b: 'second-password' });
  memory.takePassword('b', { fullName: 'Bina', email: 'b' });
  memory.discard(new Set(['a', 'b']));
  expect(memory.get().slips).toEqual({ a: { fullName: 'Asha', email: 'a', password, isCreated: true, isPrinted: true } });
  expect(memory.get().given).not.toHaveProperty('b');
  memory.forget(new Set(['a']));
  expect(memory.get()).toEqual({ slips: {}, given: {}, fullBatches: {} });
});

const photo = new File(['x'], 'me.png', { type: 'image/png' });
const student = {
  ...{ fullName: 'Asha Kumari', phone: '1235831495', fatherName: 'Mohan', dob: '2005-03-09', gender: 'female' },
  ...{ city: 'Patna', village: 'Danapur', pinCode: '800001', courseId: 'c-ccc', batch: 'b-lab' },
};
const toRow = (id: string, changes = {}) => ({ id, label: id, values: { ...student, email: id, ...changes } });
const done = { success: true, message: 'User registered successfully' };

function setUp(createStudent: (input: CreateStudentInput) => Promise<CreateStudentResponse>) {
  vi.stubGlobal('navigator', { onLine: true });
  const memory = createImportMemory();
  const create = vi.fn(createStudent);
  const preparePhoto = async (file: File) => (file.size > 1 ? { error: 'Too large.' } : { file });
  const getPhoto = (id: string) => (id === 'large' ? new File(['xx'], 'large.png') : photo);
  const queue = createQueue({ concurrency: 1 });
  queue.connect(createSendStudent({ memory, getPhoto, preparePhoto, createStudent: create }));
  const send = async (...rows: ReturnType<typeof toRow>[]) => {
    queue.add(rows);
    queue.start();
    await vi.waitFor(() => expect(queue.get().isPending).toBe(false));
    return queue.get().items.map(({ id, status, message }) => [id, status, message].filter(Boolean).join(' '));
  };
  return { memory, create, queue, send };
}

it('rejects a row whose photo cannot be sent, and goes on', async () => {
  const { send } = setUp(async () => done);
  expect(await send(toRow('large'), toRow('a'))).toEqual(['large rejected Too large.', 'a sent']);
});

it('sends no row of a full batch, until one of them is sent again', async () => {
  const batchIsFull = new ApiError('createStudent', 409, { success: false, message: { batch: ['This batch is full.'] } });
  const { memory, create, queue, send } = setUp(({ batch }) => (batch === 'b-lab' ? Promise.reject(batchIsFull) : Promise.resolve(done)));
  await send(toRow('a'), toRow('b'), toRow('c', { batch: 'b-evening' }));
  expect(queue.get().message).toBe('This batch is full.');
  expect(await send()).toEqual(['a rejected This batch is full.', 'b rejected This batch is full.', 'c sent']);
  expect(create.mock.calls.map(([{ email }]) => email)).toEqual(['a', 'c']);
  memory.setOpen(['b-lab']);
  queue.retry(['b']);
  await send();
  expect(create.mock.lastCall?.[0].email, 'asked again').toBe('b');
});

it('a response that confirms nothing leaves the row unknown, and the same password is sent the next time', async () => {
  const { memory, create, queue, send } = setUp(async () => ({ message: 'Your request is queued' }));
  expect(await send(toRow('a'))).toEqual(['a unknown Your request is queued']);
  expect(memory.get().slips.a?.isCreated).toBe(false);
  queue.retry(['a']);
  await send();
  const [first, second] = create.mock.calls.map(([{ password }]) => password);
  expect(second).toBe(first);
});
