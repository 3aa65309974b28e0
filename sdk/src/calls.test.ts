import { describe, expect, it } from 'vitest';
import { errorResponse, htmlResponse, rejectionOf, validBody } from '../test/fake-server.ts';
import * as calls from './calls.ts';
import { operations } from './generated/operations.ts';
import { createApi } from './index.ts';

const photo = new File(['x'], 'a.png', { type: 'image/png' });

function setUp(reply: () => Response = () => Response.json(validBody)) {
  const requests: Request[] = [];
  const fetch = async (request: Request) => {
    requests.push(request.clone());
    return reply();
  };
  return { requests, fetch, client: calls.createClient({ baseUrl: 'https://host/v1', fetch }) };
}

async function describeRequest(request: Request | undefined) {
  if (!request) return undefined;
  const type = request.headers.get('content-type')?.split(';')[0];
  const body = type === 'multipart/form-data' && request.body ? [...(await request.formData()).keys()] : await request.text();
  return [request.method, request.url, type, body, request.redirect, request.credentials];
}

describe('calls', () => {
  it('exist for every operation', () => {
    for (const id of Object.keys(operations)) expect(calls).toHaveProperty(id);
  });

  it('send what the client sends', async () => {
    const { client, fetch, requests } = setUp();
    const api = createApi({ baseUrl: 'https://host/v1', fetch });
    const students = [{ _id: 's', fullName: 'अंजलि', gender: 'female' as const }];
    const inputs = {
      createBatch: { title: 'शाम', time: '5 PM', studentLimit: 1 },
      getCourse: { id: ' a/b ' },
      listStudents: { batchId: 'शाम', courseId: undefined },
      createExam: { title: '', date: '', time: '', location: '', course: '', batch: '', students },
      updateMedia: { name: 'x', logo: photo },
      updateProfile: undefined,
      getWallet: undefined,
      removePhoto: undefined,
    };
    for (const [id, input] of Object.entries(inputs)) {
      await Reflect.get(calls, id)(client, input);
      await Reflect.get(api, id)(input);
    }
    const sent = await Promise.all(requests.map(describeRequest));
    expect(sent).toHaveLength(16);
    for (let index = 0; index < sent.length; index += 2) expect(sent[index]).toEqual(sent[index + 1]);
  });

  it('resolve with the body or with a document, and reject with an ApiError', async () => {
    expect((await calls.listCourses(setUp().client)).courses).toEqual([]);
    const { client } = setUp(() => htmlResponse('<p>क</p>'));
    expect(await calls.findResult(client, { rollNo: 'A/1', courseId: 'c' })).toBe('<p>क</p>');
    const rejected = setUp(() => errorResponse(422, { phone: ['Bad phone'] }));
    const error = await rejectionOf(calls.createPurchase(rejected.client, { amount: 1, courseId: 'c' }));
    if (!calls.isApiError(error, 'createPurchase')) throw error;
    expect([error.status, error.fieldErrors.phone]).toEqual([422, ['Bad phone']]);
  });
});
