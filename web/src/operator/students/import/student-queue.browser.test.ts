import { ApiError, type CreateStudentInput, type CreateStudentResponse } from '@institute/sdk';
import { expect, it, vi } from 'vitest';
import { createQueue } from '#lib/queue/queue.ts';
import { waitFor } from '#lib/testing.tsx';
import { createImportMemory, createSendStudent, findRowsOfFullBatch } from './student-queue.ts';

it('keeps passwords in memory only, and discards those of rows, but no slip of a created student until it is forgotten', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem');
  const memory = createImportMemory();
  const notify = vi.fn();
  memory.subscribe(notify);
  const asha = { fullName: 'Asha', email: 'a' };
  const password = memory.takePassword('a', asha);
  expect(memory.takePassword('a', asha), 'the same one when it is sent again').toBe(password);
  memory.confirm('a');
  memory.setPrinted(['a', 'unknown']);
  memory.give({ a: 'given-password', b: 'second-password' });
  memory.takePassword('b', { fullName: 'Bina', email: 'b' });
  memory.discard(['a', 'b']);
  expect(memory.get().slips).toEqual({ a: { ...asha, password, isCreated: true, isPrinted: true } });
  expect(memory.get().given).not.toHaveProperty('b');
  memory.forget(['a']);
  expect(memory.get()).toEqual({ slips: {}, given: {}, fullBatches: {} });
  expect(notify).toHaveBeenCalled();
  expect(setItem).not.toHaveBeenCalled();
});

const photo = new File(['x'], 'me.png', { type: 'image/png' });
const values = {
  ...{ fullName: 'Asha Kumari', email: 'asha@example.com', phone: '1235831495', fatherName: 'Mohan', dob: '2005-03-09', gender: 'female' },
  ...{ city: 'Patna', village: 'Danapur', pinCode: '800001', courseId: 'c-ccc', batch: 'b-lab' },
};
const row = (id: string, changes: Partial<typeof values> = {}) => ({ id, label: id, values: { ...values, email: id, ...changes } });
const batchIsFull = new ApiError('createStudent', 409, { success: false, message: { batch: ['This batch is full.'] } });

function setUp(createStudent: (input: CreateStudentInput) => Promise<CreateStudentResponse>) {
  const memory = createImportMemory();
  const create = vi.fn(createStudent);
  const photos = new Map(['a', 'b', 'c'].map((id) => [id, photo]));
  const preparePhoto = vi.fn(async (file: File) => (file.size > 1 ? { error: 'Too large.' } : { file }));
  const send = createSendStudent({ memory, getPhoto: (id) => photos.get(id), preparePhoto, createStudent: create });
  const queue = createQueue({ concurrency: 1 });
  queue.connect(send);
  const start = async () => {
    queue.start();
    await waitFor(() => expect(queue.get().isPending).toBe(false));
  };
  const statuses = () => queue.get().items.map(({ id, status }) => `${id} ${status}`);
  return { memory, create, photos, queue, start, statuses };
}

const done = async () => ({ success: true, message: 'User registered successfully' });

it('creates the student with role 11, the prepared photo and the password, which is given or made', async () => {
  const { memory, create, queue, start, statuses } = setUp(done);
  memory.give({ b: 'given-password' });
  queue.add([row('a'), row('b')]);
  await start();
  expect(statuses()).toEqual(['a sent', 'b sent']);
  const [first, second] = create.mock.calls.map(([input]) => input);
  expect(first).toEqual({ ...values, email: 'a', state: '', role: 11, avatar: photo, password: expect.stringMatching(/^[a-zA-Z0-9]{8}$/) });
  expect(second?.password).toBe('given-password');
  expect(Object.values(memory.get().slips)).toEqual([
    { fullName: 'Asha Kumari', email: 'a', password: first?.password, isCreated: true, isPrinted: false },
    { fullName: 'Asha Kumari', email: 'b', password: 'given-password', isCreated: true, isPrinted: false },
  ]);
  expect(JSON.stringify(queue.get().items)).not.toMatch(new RegExp(`password|${first?.password}`, 'i'));
});

it('waits for a photo that is not chosen, and sends the row when it is', async () => {
  const { create, photos, queue, start, statuses } = setUp(done);
  photos.delete('a');
  queue.add([row('a'), row('b')]);
  await start();
  expect([statuses(), create.mock.calls.length]).toEqual([['a waiting', 'b waiting'], 0]);
  expect(queue.get().message).toBe('The photo of a is not chosen. Please choose the photos again and press Continue.');
  photos.set('a', photo);
  await start();
  expect(statuses()).toEqual(['a sent', 'b sent']);
});

it('rejects a row whose photo cannot be sent, or that the server rejects, with the reason, and goes on', async () => {
  const taken = new ApiError('createStudent', 409, { success: false, message: { email: ['This email is already registered.'] } });
  const { memory, photos, queue, start } = setUp(({ email }) => (email === 'b' ? Promise.reject(taken) : done()));
  photos.set('a', new File(['xx'], 'large.png'));
  queue.add([row('a'), row('b'), row('c')]);
  await start();
  expect(queue.get().items).toMatchObject([
    { status: 'rejected', message: 'Too large.' },
    { status: 'exists', message: 'This email is already registered.' },
    { status: 'sent' },
  ]);
  expect(memory.get().fullBatches).toEqual({});
});

it('stops when a batch is full, sends no other row of it, and sends the rows of other batches', async () => {
  const { memory, create, queue, start, statuses } = setUp(({ batch }) => (batch === 'b-lab' ? Promise.reject(batchIsFull) : done()));
  queue.add([row('a'), row('b'), row('c', { batch: 'b-evening' })]);
  await start();
  expect([statuses(), queue.get().message]).toEqual([['a rejected', 'b waiting', 'c waiting'], 'This batch is full.']);
  expect(findRowsOfFullBatch(queue.get().items, 'b-lab', 'This batch is full.').map(({ id }) => id)).toEqual(['a', 'b']);
  await start();
  expect(statuses()).toEqual(['a rejected', 'b rejected', 'c sent']);
  expect(create.mock.calls.map(([{ email }]) => email)).toEqual(['a', 'c']);
  memory.setOpen(['b-lab']);
  queue.retry(['b']);
  await start();
  expect(create.mock.lastCall?.[0].email, 'asked again').toBe('b');
});

it('a response that confirms nothing leaves the row unknown, and the same password is sent the next time', async () => {
  const { memory, create, queue, start, statuses } = setUp(async () => ({ message: 'Your request is queued' }));
  queue.add([row('a')]);
  await start();
  expect([statuses(), queue.get().items[0]?.message]).toEqual([['a unknown'], 'Your request is queued']);
  expect(memory.get().slips.a?.isCreated).toBe(false);
  queue.retry(['a']);
  await start();
  const [first, second] = create.mock.calls.map(([{ password }]) => password);
  expect(second).toBe(first);
});
