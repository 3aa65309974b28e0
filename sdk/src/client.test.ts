import { describe, expect, it } from 'vitest';
import { anything, clientWith, html } from '../test/fake-server.ts';
import type { Inputs } from './generated/calls.ts';
import { type OperationId, operations } from './generated/operations.ts';

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
const entry = [{ _id: 's-1', fullName: 'अंजलि', fatherName: 'Mohan', gender: 'female' }] as const;

interface Expected {
  line: string;
  token: boolean;
  body?: unknown;
  html?: boolean;
}

type Row<Id extends OperationId> = [input: Inputs[Id], expected: Expected];

/** What the documents' tables say, row by row, written out by hand. */
const table: { [Id in OperationId]?: Row<Id> } = {
  login: [
    { email: 'a@example.com', password: ' x ' },
    { line: 'POST /login', token: false, body: { email: 'a@example.com', password: ' x ' } },
  ],
  register: [
    { ...student, courseId: '', batch: '' },
    { line: 'POST /register', token: false, body: { ...student, courseId: '', batch: '' } },
  ],
  getProfile: [{}, { line: 'GET /profile', token: true }],
  updateProfile: [
    { city: 'Pune', pincode: '011001' },
    { line: 'PUT /update-profile', token: true, body: { city: 'Pune', pincode: '011001' } },
  ],
  updatePassword: [
    { password: 'old', newPassword: 'new' },
    { line: 'PUT /update-password', token: true, body: { password: 'old', newPassword: 'new' } },
  ],
  uploadPhoto: [{ avatar: photo }, { line: 'PUT /profile-pic', token: true, body: { avatar: 'photo.png' } }],
  removePhoto: [{}, { line: 'DELETE /remove-pic', token: true }],
  listCourses: [{}, { line: 'GET /courses', token: true }],
  getCourse: [{ id: 'c 1/2' }, { line: 'GET /course/c%201%2F2', token: false }],
  sendQuery: [
    { name: 'Sunita', email: '', phone: '0', message: 'क्या?' },
    { line: 'POST /contact', token: false, body: { name: 'Sunita', email: '', phone: '0', message: 'क्या?' } },
  ],
  requestFranchise: [
    { fullName: 'I', email: 'e', phone: '0', address: 'a', CenterLocation: 'Gaya', workExperience: '5', aboutInstitute: 'b' },
    {
      line: 'POST /request-franchise',
      token: true,
      body: { fullName: 'I', email: 'e', phone: '0', address: 'a', CenterLocation: 'Gaya', workExperience: '5', aboutInstitute: 'b' },
    },
  ],
  createPurchase: [
    { amount: 2800, courseId: 'c' },
    { line: 'POST /purchase', token: true, body: { amount: 2800, courseId: 'c' } },
  ],
  confirmPurchase: [
    { payment_request_id: 'r', payment_status: 'Credit', payment_id: 'p', course: 'c' },
    { line: 'POST /purchase-done', token: true, body: { payment_request_id: 'r', payment_status: 'Credit', payment_id: 'p', course: 'c' } },
  ],
  getInvoice: [
    { userId: 'u', courseId: 'c' },
    { line: 'GET /invoice/user/u/course/c', token: true, html: true },
  ],
  findResult: [
    { rollNo: ' ABC/01/2023 ', courseId: 'c' },
    { line: 'GET /find-result/ABC%2F01%2F2023/c', token: true, html: true },
  ],
  findMarksheet: [
    { studentId: 's', courseId: 'c' },
    { line: 'GET /find-marksheet/student/s/course/c', token: true, html: true },
  ],
  listStudents: [
    { batchId: 'b', courseId: undefined },
    { line: 'GET /franchise/users?batchId=b', token: true },
  ],
  createStudent: [
    { ...student, role: 11, courseId: 'c', batch: 'b', avatar: photo },
    { line: 'POST /admin/register', token: true, body: { ...student, role: '11', courseId: 'c', batch: 'b', avatar: 'photo.png' } },
  ],
  listBatches: [{}, { line: 'GET /self-created-batches', token: true }],
  createBatch: [
    { title: 'शाम', time: '5 PM', studentLimit: 25 },
    { line: 'POST /create-batch', token: true, body: { title: 'शाम', time: '5 PM', studentLimit: 25 } },
  ],
  deleteBatch: [{ id: 'b-1' }, { line: 'DELETE /category/b-1', token: true }],
  listResults: [{}, { line: 'GET /self-created-results', token: true }],
  createResult: [
    { rollNo: 'A/1', courseId: 'c', grade: 'A++', startDate: '2026-01-01', endDate: '2026-03-31', duration: 3, issueDate: '2026-04-05' },
    {
      line: 'POST /create-result',
      token: true,
      body: {
        rollNo: 'A/1',
        courseId: 'c',
        grade: 'A++',
        startDate: '2026-01-01',
        endDate: '2026-03-31',
        duration: 3,
        issueDate: '2026-04-05',
      },
    },
  ],
  listExams: [{}, { line: 'GET /my-created-ht', token: true }],
  createExam: [
    { title: 'Final', date: '2026-12-20', time: '10:30', location: 'Room 2', course: 'c', batch: 'b', students: [...entry] },
    {
      line: 'POST /create-hall-ticket',
      token: true,
      body: {
        title: 'Final',
        date: '2026-12-20',
        time: '10:30',
        location: 'Room 2',
        course: 'c',
        batch: 'b',
        students: JSON.stringify(entry),
      },
    },
  ],
  getHallTicket: [
    { courseId: 'c', studentId: 's' },
    { line: 'GET /my-ht/c/s', token: true, html: true },
  ],
  listMarksheets: [{ userId: 'u' }, { line: 'GET /my-created-marksheet/u', token: true }],
  createMarksheet: [
    { subjects: marks, session: '01-04-2026 - 30-06-2026', student: 's', course: 'c', issueDate: '2026-07-06' },
    {
      line: 'POST /create-marksheet',
      token: true,
      body: { subjects: marks, session: '01-04-2026 - 30-06-2026', student: 's', course: 'c', issueDate: '2026-07-06' },
    },
  ],
  getWallet: [{}, { line: 'GET /wallet', token: true }],
  listTransactions: [{}, { line: 'GET /my-txn', token: true }],
  requestFunds: [
    { amount: 1500, txnId: '01', paidBy: 'UPI' },
    { line: 'POST /fund-request', token: true, body: { amount: 1500, txnId: '01', paidBy: 'UPI' } },
  ],
  updateMedia: [
    { name: 'GVI', logo: photo },
    { line: 'PUT /update-media', token: true, body: { name: 'GVI', logo: 'photo.png' } },
  ],
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

  it('of the documents, 32 in all, is there [R-262]', () => {
    expect(ids).toHaveLength(32);
    expect(Object.keys(operations)).toEqual(expect.arrayContaining(ids));
  });

  it.each(ids)('%s sends method, path, token and body as the documents say [R-012, R-262, R-265, R-267]', async (id) => {
    const [input, expected] = table[id] as Row<OperationId>;
    const { api, requests } = clientWith(expected.html ? html('<h1>अंक पत्र</h1>') : Response.json(anything));
    const call = api[id] as (input: unknown) => Promise<unknown>;
    const answer = await call(input);
    expect(requests).toHaveLength(1);
    const [request] = requests as [Request];
    expect(`${request.method} ${request.url.replace('https://api.example.com/v1', '')}`).toBe(expected.line);
    expect(request.headers.get('authorization')).toBe(expected.token ? 'Bearer session-token' : null);
    expect(await bodyOf(request)).toEqual(expected.body);
    expect(answer).toEqual(expected.html ? '<h1>अंक पत्र</h1>' : anything);
  });
});

describe('encoding', () => {
  it('GET /wallet carries the multipart/form-data header and no body [R-268]', async () => {
    const { api, requests } = clientWith(Response.json(anything));
    const { wallet } = await api.getWallet();
    expect(wallet.balance).toBe(1);
    expect(requests[0]?.headers.get('content-type')).toBe('multipart/form-data');
    expect(requests[0]?.body).toBeNull();
  });

  it('register is a form when a photo is in it and JSON when none is', async () => {
    const { api, requests } = clientWith(Response.json(anything));
    await api.register({ ...student, courseId: '', batch: '', avatar: photo });
    await api.register({ ...student, courseId: '', batch: '', avatar: undefined });
    const types = requests.map((request) => request.headers.get('content-type')?.split(';')[0]);
    expect(types).toEqual(['multipart/form-data', 'application/json']);
  });

  it.each(['', ' ', '.', '..'])('refuses the path part %j before anything is sent', async (id) => {
    const { api, requests } = clientWith(Response.json(anything));
    await expect(api.getCourse({ id })).rejects.toThrow(TypeError);
    expect(requests).toHaveLength(0);
  });

  it('takes a roll number with slashes and Devanagari as one path part', async () => {
    const { api, requests } = clientWith(html('<p>ok</p>'));
    await api.findResult({ rollNo: 'जीवीआई/01/2023', courseId: 'c' });
    expect(new URL(requests[0]?.url ?? '').pathname.split('/')).toHaveLength(5);
  });

  it('strips slashes at the end of the base URL [R-262]', async () => {
    const { api, requests } = clientWith(Response.json(anything), { baseUrl: 'https://api.example.com/v1//' });
    await api.listCourses();
    expect(requests[0]?.url).toBe('https://api.example.com/v1/courses');
  });

  it('drops hostile keys from a form and pollutes nothing [S-14]', async () => {
    const { api, requests } = clientWith(Response.json(anything));
    const input = JSON.parse('{"name":"GVI","__proto__":{"polluted":true}}');
    await api.updateMedia(input);
    const form = await requests[0]?.formData();
    expect([...(form?.keys() ?? [])]).toEqual(['name']);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('the token', () => {
  it('is not sent when there is none, nor is any placeholder [R-266]', async () => {
    const { api, requests } = clientWith(Response.json(anything), { token: () => null });
    await api.getProfile();
    expect(requests[0]?.headers.has('authorization')).toBe(false);
  });

  it('of the call takes the place of the session token, and null is nobody [R-265]', async () => {
    const { api, requests } = clientWith(Response.json(anything));
    await api.getProfile({}, { token: 'other' });
    await api.getProfile({}, { token: null });
    await api.getCourse({ id: 'c' }, { token: 'other' });
    expect(requests.map((request) => request.headers.get('authorization'))).toEqual(['Bearer other', null, null]);
  });

  it('of the admin is asked for by hall tickets alone, before the session token [R-284, S-07]', async () => {
    const asked: string[] = [];
    const token = (scheme: string) => {
      asked.push(scheme);
      return scheme === 'adminBearer' ? 'admin-token' : 'session-token';
    };
    const { api, requests } = clientWith((request) => (request.url.includes('/my-ht/') ? html('<p>ok</p>') : Response.json(anything)), {
      token,
    });
    await api.getHallTicket({ courseId: 'c', studentId: 's' });
    await api.listExams();
    expect(requests.map((request) => request.headers.get('authorization'))).toEqual(['Bearer admin-token', 'Bearer session-token']);
    expect(asked).toEqual(['adminBearer', 'bearerAuth', 'bearerAuth']);
  });

  it('stays with the API: no redirect is followed and no cookie is sent [S-05, S-20]', async () => {
    const { api, requests } = clientWith(Response.json(anything));
    await api.getProfile();
    expect(requests[0]?.redirect).toBe('manual');
    expect(requests[0]?.credentials).toBe('omit');
    // As Node shows a redirect that is not followed, and as a browser does.
    for (const redirect of [
      new Response(null, { status: 307, headers: { location: 'https://evil.example/v1/profile' } }),
      Response.error(),
    ]) {
      const redirected = clientWith(() => redirect);
      await expect(redirected.api.getProfile()).rejects.toMatchObject({ name: 'ParseError', reason: 'a redirect' });
      expect(redirected.requests).toHaveLength(1);
    }
  });

  it('cannot leave for another host through a path part [S-05]', async () => {
    const { api, requests } = clientWith(Response.json(anything));
    for (const id of ['//evil.example', 'https://evil.example', '\\\\evil.example']) await api.deleteBatch({ id });
    expect(requests.map((request) => new URL(request.url).host)).toEqual(Array(3).fill('api.example.com'));
  });

  it('is not sent by api.http, the way out', async () => {
    const { api, requests } = clientWith(Response.json(anything));
    const { data } = await api.http.GET('/courses');
    expect(data?.courses).toEqual([]);
    expect(requests[0]?.headers.has('authorization')).toBe(false);
  });
});

it('per-call headers are sent', async () => {
  const { api, requests } = clientWith(Response.json(anything));
  await api.listCourses({}, { headers: { 'X-Request-Id': '42' } });
  expect(requests[0]?.headers.get('x-request-id')).toBe('42');
});
