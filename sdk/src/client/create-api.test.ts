import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestApi, errorResponse, htmlResponse, rejectionOf, validBody } from '../../test/fake-server.ts';
import type { Inputs } from '../generated/methods.ts';
import { type OperationId, operations } from '../generated/operations.ts';
import type { CallEvent } from './options.ts';

const photo = new File(['\u0089PNG'], 'photo.png', { type: 'image/png' });
const student = {
  fullName: 'प्रिया वर्मा',
  password: 'a-long-secret',
  email: 'priya@example.com',
  phone: '0000012345',
  city: 'Lucknow',
  state: 'uttarPradesh',
  pinCode: '026001',
  village: 'Gomti Nagar',
  fatherName: 'Ramesh Verma',
  dob: '2004-08-15',
  gender: 'female',
} as const;
const marks = [{ subjectName: 'Office', marksObtain: 62, totalMarks: 100, practicalMarks: 25 }];
const exam = { title: 'Final', date: '2026-12-20', time: '10:30', location: 'Room 2', course: 'c', batch: 'b' };
const examStudents = [{ _id: 's-1', fullName: 'अंजलि', fatherName: 'Mohan', gender: 'female' }] as const;

/** The expected body is `body`, or else the input of the mutation. The request has the token, unless `isPublic` is set. */
type Row<Id extends OperationId> = [input: Inputs[Id], requestLine: string, expected?: { isPublic?: true; body?: object; html?: true }];

/** Hand-written from the tables of the product documents. */
const table: { [Id in OperationId]?: Row<Id> } = {
  login: [{ email: 'a@example.com', password: ' x ' }, 'POST /login', { isPublic: true }],
  register: [{ ...student, courseId: '', batch: '' }, 'POST /register', { isPublic: true }],
  getProfile: [{}, 'GET /profile'],
  updateProfile: [{ city: 'Pune', pincode: '011001' }, 'PUT /update-profile'],
  updatePassword: [{ password: 'old', newPassword: 'new' }, 'PUT /update-password'],
  uploadPhoto: [{ avatar: photo }, 'PUT /profile-pic', { body: { avatar: 'photo.png' } }],
  removePhoto: [{}, 'DELETE /remove-pic'],
  listCourses: [{}, 'GET /courses'],
  getCourse: [{ id: 'c 1/2' }, 'GET /course/c%201%2F2', { isPublic: true }],
  sendQuery: [{ name: 'Sunita', email: '', phone: '0', message: 'क्या?' }, 'POST /contact', { isPublic: true }],
  requestFranchise: [
    { fullName: 'I', email: 'e', phone: '0', address: 'a', CenterLocation: 'Gaya', workExperience: '5', aboutInstitute: 'b' },
    'POST /request-franchise',
  ],
  createPurchase: [{ amount: 2800, courseId: 'c' }, 'POST /purchase'],
  confirmPurchase: [{ payment_request_id: 'r', payment_status: 'Credit', payment_id: 'p', course: 'c' }, 'POST /purchase-done'],
  getInvoice: [{ userId: 'u', courseId: 'c' }, 'GET /invoice/user/u/course/c', { html: true }],
  findResult: [{ rollNo: ' ABC/01/2023 ', courseId: 'c' }, 'GET /find-result/ABC%2F01%2F2023/c', { html: true }],
  findMarksheet: [{ studentId: 's', courseId: 'c' }, 'GET /find-marksheet/student/s/course/c', { html: true }],
  listStudents: [{ batchId: 'b', courseId: undefined }, 'GET /franchise/users?batchId=b'],
  createStudent: [
    { ...student, role: 11, courseId: 'c', batch: 'b', avatar: photo },
    'POST /admin/register',
    { body: { ...student, role: '11', courseId: 'c', batch: 'b', avatar: 'photo.png' } },
  ],
  listBatches: [{}, 'GET /self-created-batches'],
  createBatch: [{ title: 'शाम', time: '5 PM', studentLimit: 25 }, 'POST /create-batch'],
  deleteBatch: [{ id: '//evil.example' }, 'DELETE /category/%2F%2Fevil.example'],
  listResults: [{}, 'GET /self-created-results'],
  createResult: [
    { rollNo: 'A/1', courseId: 'c', grade: 'A++', startDate: '2026-01-01', endDate: '2026-03-31', duration: 3, issueDate: '2026-04-05' },
    'POST /create-result',
  ],
  listExams: [{}, 'GET /my-created-ht'],
  createExam: [
    { ...exam, students: [...examStudents] },
    'POST /create-hall-ticket',
    { body: { ...exam, students: JSON.stringify(examStudents) } },
  ],
  getHallTicket: [{ courseId: 'c', studentId: 's' }, 'GET /my-ht/c/s', { html: true }],
  listMarksheets: [{ userId: 'u' }, 'GET /my-created-marksheet/u'],
  createMarksheet: [
    { subjects: marks, session: '01-04-2026 - 30-06-2026', student: 's', course: 'c', issueDate: '2026-07-06' },
    'POST /create-marksheet',
  ],
  getWallet: [{}, 'GET /wallet'],
  listTransactions: [{}, 'GET /my-txn'],
  requestFunds: [{ amount: 1500, txnId: '01', paidBy: 'UPI' }, 'POST /fund-request'],
  updateMedia: [{ name: 'GVI', logo: photo }, 'PUT /update-media', { body: { name: 'GVI', logo: 'photo.png' } }],
};

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.clone().text();
  if (!text) return undefined;
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) return JSON.parse(text);
  const form = await request.formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, value instanceof File ? value.name : value]));
}

describe('every operation', () => {
  const ids = Object.keys(table) as OperationId[];

  it('of the product documents exists, 32 in all [R-262]', () => {
    expect(ids).toHaveLength(32);
    expect(Object.keys(operations)).toEqual(expect.arrayContaining(ids));
  });

  it.each(ids)('%s sends method, path, token and body as documented [R-012, R-262, R-265, R-267]', async (id) => {
    const [input, requestLine, { isPublic, body = input, html } = {}] = table[id] as Row<OperationId>;
    const { api, requests } = createTestApi(html ? htmlResponse('<h1>अंक पत्र</h1>') : Response.json(validBody));
    const method = api[id] as (input: unknown) => Promise<unknown>;
    expect(await method(input)).toEqual(html ? '<h1>अंक पत्र</h1>' : validBody);
    expect(requests).toHaveLength(1);
    const [request] = requests as [Request];
    expect(`${request.method} ${request.url.replace('https://api.example.com/v1', '')}`).toBe(requestLine);
    expect(request.headers.get('authorization')).toBe(isPublic ? null : 'Bearer session-token');
    expect(await bodyOf(request)).toEqual(/^P/.test(requestLine) ? body : undefined);
  });
});

describe('serialization', () => {
  it('sends GET /wallet with a multipart/form-data header and no body [R-268]', async () => {
    const { api, requests } = createTestApi(Response.json(validBody));
    const { wallet } = await api.getWallet();
    expect(wallet.balance).toBe(1);
    expect(requests[0]?.headers.get('content-type')).toBe('multipart/form-data');
    expect(requests[0]?.body).toBeNull();
  });

  it('sends register as JSON without a photo, and as multipart with one, also with that of React Native, which is no Blob', async () => {
    const { api, requests } = createTestApi(Response.json(validBody));
    const append = vi.spyOn(FormData.prototype, 'append');
    onTestFinished(() => append.mockRestore());
    const nativePhoto = { uri: 'file:///photo.jpg', name: 'photo.jpg', type: 'image/jpeg' };
    for (const avatar of [undefined, photo, nativePhoto as unknown as Blob])
      await api.register({ ...student, courseId: '', batch: '', avatar });
    const types = requests.map((request) => request.headers.get('content-type')?.split(';')[0]);
    expect(types).toEqual(['application/json', 'multipart/form-data', 'multipart/form-data']);
    expect(append).toHaveBeenCalledWith('avatar', nativePhoto);
  });

  it('joins query parameters and omits those that are missing', async () => {
    const { api, requests } = createTestApi(Response.json(validBody));
    await api.listStudents({ batchId: 'शाम 5', courseId: 'a&b' });
    await api.listStudents(JSON.parse('{"batchId":null,"courseId":"c"}'));
    expect(requests.map(({ url }) => new URL(url).search)).toEqual([
      '?batchId=%E0%A4%B6%E0%A4%BE%E0%A4%AE%205&courseId=a%26b',
      '?courseId=c',
    ]);
  });

  it.each([
    ['', "must not be ''"],
    [' ', "must not be ''"],
    ['.', "must not be '.'"],
    ['..', "must not be '..'"],
    ['\ud83d', 'must not have half of a surrogate pair'],
    ['A/1\udc00', 'must not have half of a surrogate pair'],
  ])('rejects the path parameter %j without sending a request: it %s', async (rollNo, problem) => {
    const { api, requests } = createTestApi(htmlResponse('<p>ok</p>'));
    await expect(api.findResult({ rollNo, courseId: 'c' })).rejects.toThrow(new TypeError(`findResult: rollNo ${problem}`));
    expect(requests).toHaveLength(0);
    await api.findResult({ rollNo: 'A/1😀', courseId: 'c' });
    expect(requests[0]?.url).toContain('A%2F1%F0%9F%98%80');
  });

  it('strips slashes at the end of the base URL [R-262]', async () => {
    const { api, requests } = createTestApi(Response.json(validBody), { baseUrl: 'https://api.example.com/v1//' });
    await api.listCourses();
    expect(requests[0]?.url).toBe('https://api.example.com/v1/courses');
  });

  it('drops __proto__ from a form and does not pollute prototypes [S-14]', async () => {
    const { api, requests } = createTestApi(Response.json(validBody));
    const input = JSON.parse('{"name":"GVI","__proto__":{"polluted":true}}');
    await api.updateMedia(input);
    const form = await requests[0]?.formData();
    expect([...(form?.keys() ?? [])]).toEqual(['name']);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('the token', () => {
  it('is not sent when there is none, and neither is a placeholder [R-266]', async () => {
    const { api, requests } = createTestApi(Response.json(validBody), { token: () => null });
    await api.getProfile();
    expect(requests[0]?.headers.has('authorization')).toBe(false);
  });

  it('of a call overrides the session token, and null sends none [R-265]', async () => {
    const { api, requests } = createTestApi(Response.json(validBody));
    await api.getProfile({}, { token: 'other' });
    await api.getProfile({}, { token: null });
    await api.getCourse({ id: 'c' }, { token: 'other' });
    expect(requests.map((request) => request.headers.get('authorization'))).toEqual(['Bearer other', null, null]);
  });

  it('of the admin is requested only for hall tickets, before the session token [R-284, S-07]', async () => {
    const schemes: string[] = [];
    const token = (scheme: string) => {
      schemes.push(scheme);
      return scheme === 'adminBearer' ? 'admin-token' : 'session-token';
    };
    const { api, requests } = createTestApi(
      (request) => (request.url.includes('/my-ht/') ? htmlResponse('<p>ok</p>') : Response.json(validBody)),
      { token },
    );
    await api.getHallTicket({ courseId: 'c', studentId: 's' });
    await api.listExams();
    expect(requests.map((request) => request.headers.get('authorization'))).toEqual(['Bearer admin-token', 'Bearer session-token']);
    expect(schemes).toEqual(['adminBearer', 'bearerAuth']);
  });

  it('stays with the API: redirects are not followed and cookies are not sent [S-05, S-20]', async () => {
    const { api, requests } = createTestApi(Response.json(validBody));
    await api.getProfile();
    expect(requests[0]?.redirect).toBe('manual');
    expect(requests[0]?.credentials).toBe('omit');
    // How Node and how a browser represent a redirect that is not followed.
    for (const redirect of [
      new Response(null, { status: 307, headers: { location: 'https://evil.example/v1/profile' } }),
      Response.error(),
    ]) {
      const redirected = createTestApi(() => redirect);
      await expect(redirected.api.getProfile()).rejects.toMatchObject({ name: 'ParseError', reason: 'a redirect' });
      expect(redirected.requests).toHaveLength(1);
    }
  });
});

it('withResponse resolves with status and headers too', async () => {
  const reply = () => Response.json(validBody, { status: 201, headers: { 'X-Total': '3' } });
  const { api } = createTestApi(reply);
  const { data, status, headers } = await api.createBatch.withResponse({ title: '', time: '', studentLimit: 1 });
  expect([data, status, headers.get('x-total')]).toEqual([validBody, 201, '3']);
  expect((await api.listBatches.withResponse()).data.batches).toEqual([]);
});

it('call sends any operation by its operationId', async () => {
  const { api, requests } = createTestApi(Response.json(validBody));
  const { course } = await api.call('getCourse', { id: 'c' }, { headers: { 'X-Request-Id': '42' } });
  expect(course._id).toBe('c');
  expect([requests[0]?.url, requests[0]?.headers.get('x-request-id')]).toEqual(['https://api.example.com/v1/course/c', '42']);
});

describe('onEvent', () => {
  it('receives the number of the call, the time since it began, retries included, and the delay of a retry', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const events: CallEvent[] = [];
    const { api } = createTestApi([errorResponse(503, 'x', { 'retry-after': '7' }), Response.json(validBody)], {
      onEvent: (event) => events.push(event),
    });
    const calls = Promise.all([api.listCourses(), api.listBatches()]);
    await vi.runAllTimersAsync();
    await calls;
    const eventsOf = (id: string) =>
      events.flatMap(({ operation, callId, type, attempt, durationMs }) =>
        operation === id ? `${callId} ${type} ${attempt} ${durationMs}` : [],
      );
    const retried = ['1 request 1 0', '1 response 1 0', '1 retry 1 0', '1 request 2 7000', '1 response 2 7000', '1 success 2 7000'];
    expect(eventsOf('listCourses')).toEqual(retried);
    expect(eventsOf('listBatches')).toEqual(['2 request 1 0', '2 response 1 0', '2 success 1 0']);
    expect(events.find(({ type }) => type === 'retry')).toMatchObject({ delayMs: 7000, error: 'ApiError' });
  });

  it('changes no result when it throws, and its error is printed [S-06]', async () => {
    const failure = new Error('the logger is down');
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => print.mockRestore());
    const onEvent = () => {
      throw failure;
    };
    const { api, requests } = createTestApi(Response.json(validBody), { onEvent });
    expect(await api.createPurchase({ amount: 1, courseId: 'c' })).toEqual(validBody);
    expect(requests).toHaveLength(1);
    expect(print.mock.calls).toEqual([[failure], [failure], [failure]]);
    expect(await rejectionOf(createTestApi(errorResponse(422, 'No'), { onEvent }).api.listBatches())).toMatchObject({ message: 'No' });
  });

  it('receives every attempt, without secrets and personal data [S-06]', async () => {
    const events: CallEvent[] = [];
    const { api } = createTestApi([errorResponse(401, 'canary-message'), Response.json({ ...validBody, token: 'canary-response' })], {
      onEvent: (event) => events.push(event),
      token: () => 'canary-token',
    });
    const student = { email: 'canary@example.com', password: 'canary-password' };
    await rejectionOf(api.login(student));
    await api.login(student);
    await rejectionOf(api.findResult({ rollNo: 'canary/1', courseId: 'canary-course' }));
    const lines = events.map(({ type, operation, status = '' }) => `${operation} ${type} ${status}`.trim());
    expect(lines.slice(0, 3)).toEqual(['login request', 'login response 401', 'login failure 401']);
    expect(lines.slice(3, 6)).toEqual(['login request', 'login response 200', 'login success 200']);
    expect(lines.slice(6)).toEqual(['findResult request', 'findResult response 200', 'findResult failure 200']);
    expect(events[0]).toMatchObject({ method: 'POST', path: '/login', fields: ['email', 'password'], attempt: 1 });
    expect(JSON.stringify(events)).not.toContain('canary');
  });
});
