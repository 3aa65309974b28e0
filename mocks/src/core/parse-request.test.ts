import { describe, expect, it } from 'vitest';
import { callOperation, listenToRequests, mocks, statusOf, tokens } from '../../test/call-operation.ts';
import { validRequests } from '../../test/valid-requests.ts';

listenToRequests();

async function send(path: string, init?: RequestInit): Promise<[status: number, message: string]> {
  const response = await fetch(`http://localhost/v1${path}`, init);
  return [response.status, (await response.json()).message];
}

describe('an invalid request gets a 400 with the reason', () => {
  it.each([
    ['{', 'application/json', 'the body is not JSON'],
    ['[]', 'application/json', 'the body must be a JSON object'],
    ['{"time":"","studentLimit":1}', 'application/json', 'title is required'],
    ['{"title":"a","time":"","studentLimit":"many"}', 'application/json', 'studentLimit must be number'],
    ['title=a', 'application/x-www-form-urlencoded', 'the body must be application/json'],
  ])('%s as %s', async (body, type, reason) => {
    const headers = { Authorization: `Bearer ${tokens.operator}`, 'Content-Type': type };
    expect(await send('/create-batch', { method: 'POST', body, headers })).toEqual([400, reason]);
  });

  it('a query next to a body, or a query that repeats a path parameter', async () => {
    const login = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } };
    expect(await send('/login?email=a&password=b', login)).toEqual([400, 'email does not belong in the query']);
    expect(await send('/course/c-ccc?id=c-tally')).toEqual([400, 'id does not belong in the query']);
  });

  it('a form without a file, where the body can be JSON', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(validRequests(mocks.store.state.db).register.input)) form.append(name, String(value));
    const reason = 'a form must hold a file; without one the body is application/json';
    expect(await send('/register', { method: 'POST', body: form })).toEqual([400, reason]);
  });

  it('JSON text of another shape in the students of an exam', async () => {
    expect(await statusOf(callOperation('createExam', { extra: { students: [{ name: 'x' }] } }))).toBe(400);
  });
});
