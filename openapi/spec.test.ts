import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createApi } from '@institute/sdk';
import { describe, expect, it } from 'vitest';
import { loadSpec } from './generator/load-spec.ts';
import { readOperations } from './generator/operation.ts';
import type { Spec } from './generator/spec.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const spec = await loadSpec(here('openapi.yaml'));
const operations = readOperations(spec);
const find = (id: string) => operations.find((operation) => operation.id === id);
const fieldsOf = (schema: string) => Object.keys(spec.components.schemas[schema]?.properties ?? {}).sort();

describe('the contract', () => {
  it('describes all 32 operations in OpenAPI 3.1, one file per tag [R-442]', () => {
    expect(readFileSync(here('openapi.yaml'), 'utf8')).toMatch(/^openapi: 3\.1\./);
    expect(operations.length).toBeGreaterThanOrEqual(32);
    expect(readdirSync(here('paths')).sort()).toEqual([...new Set(operations.map(({ tag }) => `${tag}.yaml`))].sort());
  });

  it('puts every path below /v1 [R-262]', () => {
    expect(spec).toHaveProperty('servers.0.url', 'https://{host}/v1');
  });

  it('has a requirement for every operation [R-450]', () => {
    const requirements = readFileSync(here('docs/requirements.md'), 'utf8');
    const missing = operations.filter(({ id }) => !new RegExp(`^\\| ${id} \\| (?:[AB] §\\d|owner).*\\| R-`, 'm').test(requirements));
    expect(missing.map(({ id }) => `docs/requirements.md, Operations: there is no row for ${id}`)).toEqual([]);
  });

  it('requires a token where the product documents do [R-265, R-267]', () => {
    const withoutToken = operations.filter(({ security }) => security.length === 0).map(({ id }) => id);
    const tokenOptional = operations.filter((operation) => operation.isTokenOptional).map(({ id }) => id);
    expect(withoutToken).toEqual(expect.arrayContaining(['login', 'register', 'getCourse', 'sendQuery']));
    expect(tokenOptional).toEqual(expect.arrayContaining(['listCourses', 'requestFranchise', 'getInvoice', 'findResult']));
  });

  it('accepts the admin token for hall tickets only [R-284]', () => {
    expect(operations.filter(({ security }) => security.includes('adminBearer')).map(({ id, security }) => [id, ...security])).toEqual([
      ['getHallTicket', 'adminBearer', 'bearerAuth'],
    ]);
  });

  it('has the header and the balance of GET /wallet [R-268, R-283]', () => {
    expect(find('getWallet')).toMatchObject({
      method: 'GET',
      path: '/wallet',
      headers: { 'Content-Type': 'multipart/form-data' },
      requiredKeys: ['wallet'],
    });
    expect(fieldsOf('Wallet')).toEqual(['balance']);
  });

  it('filters students by optional batch and course [R-269]', () => {
    const { path, input, requiredKeys } = find('listStudents') ?? {};
    expect({ path, requiredKeys, fields: Object.keys(input?.properties ?? {}), required: input?.required }).toEqual({
      path: '/franchise/users',
      requiredKeys: ['users'],
      fields: ['batchId', 'courseId'],
      required: undefined,
    });
  });
});

describe('the fields of the product documents', () => {
  const inputOf = (id: string) => Object.keys(find(id)?.input.properties ?? {}).sort();
  const expectFields = (schema: string, names: string) => expect(fieldsOf(schema), schema).toEqual(names.split(' ').sort());
  const userFields =
    '_id avatar city courses createdAt dob email fatherName fullName gender phone pinCode pincode role rollNo state village';

  it('of a user, without the password [R-270]', () => {
    expectFields('User', `${userFields} profile`);
    expect(inputOf('register')).toContain('password');
  });

  it('of a course, for operators too [R-271, R-281]', () => {
    expectFields(
      'Course',
      '_id title description thumbnail price discountedPrice features sessionDuration examFees updatedAt subjectList category',
    );
    expectFields('Picture', 'url');
  });

  it('of a contact query and a franchise request [R-272, R-273]', () => {
    expect(inputOf('sendQuery')).toEqual(['email', 'message', 'name', 'phone']);
    const application = 'CenterLocation aboutInstitute address email fullName phone workExperience';
    expect(inputOf('requestFranchise')).toEqual(application.split(' '));
  });

  it('of a student [R-274]', () => {
    expectFields('Student', `${userFields} isActive`);
  });

  it('of a result and a batch [R-275, R-276]', () => {
    expectFields('Result', '_id course createdAt duration grade isActive student');
    expectFields('Batch', '_id admittedStudents createdAt isActive studentLimit time title');
  });

  it('of a transaction and an exam with its students [R-277, R-278]', () => {
    expectFields('Transaction', '_id amount createdAt isVerified paidBy txnId');
    expectFields('Exam', '_id batch course date location students time title');
    expectFields('ExamStudent', '_id dob email fatherName fullName gender phone rollNo');
  });

  it("of a marksheet, whose session is 'start - end', and its subjects [R-279, R-280]", () => {
    expectFields('Marksheet', '_id certificateNo course createdAt isVerified session student subjects');
    expectFields('SubjectMarks', 'marksObtain practicalMarks subjectName totalMarks');
    expect(spec.components.schemas.SubjectMarks?.properties?.totalMarks).toHaveProperty('default', 100);
  });

  it('of the media [R-282]', () => {
    expect(inputOf('updateMedia')).toEqual(['logo', 'name', 'signature']);
  });
});

describe('the generator', () => {
  function changeOperation(line: string, changes: object): Spec {
    const [method = '', path = ''] = line.split(' ');
    const copy = structuredClone(spec);
    Object.assign(copy.paths[path]?.[method.toLowerCase()] ?? {}, changes);
    return copy;
  }

  const query = (name: string, schema = {}) => ({ name, in: 'query', schema });
  const body = (type: string, schema = {}) => ({ content: { [type]: { schema } } });

  it.each<[string, changes: object, message: string]>([
    ['GET /franchise/users', { parameters: [query('a'), { ...query('a'), in: 'path' }] }, 'listStudents has two input fields named a.'],
    ['POST /create-batch', { parameters: [query('a')] }, 'createBatch is a mutation with a query parameter'],
    ['DELETE /remove-pic', { requestBody: { content: {} } }, 'removePhoto is a DELETE with a body.'],
    ['GET /courses', { operationId: 'getCourse' }, 'Two operations have the operationId getCourse.'],
    [
      'POST /admin/register',
      { 'x-invalidates': ['listStudents(batch: $.batch)'] },
      'The x-invalidates of createStudent is wrong: listStudents has no batch.',
    ],
    [
      'POST /admin/register',
      { 'x-invalidates': ['listStudents(batchId: $.batchId)'] },
      'The x-invalidates of createStudent is wrong: its input has no batchId.',
    ],
    ['GET /courses', { operationId: undefined }, 'GET /courses has no operationId.'],
    ['GET /courses', { responses: { 200: body('application/json') } }, 'listCourses has no example of its 2xx response.'],
    ['GET /courses', { parameters: [{ ...query('X-Trace'), in: 'header' }] }, 'listCourses has the parameter X-Trace in header'],
    [
      'GET /franchise/users',
      { parameters: [query('ids', { type: 'array' })] },
      'listStudents has the parameter ids, which is not a string or a number.',
    ],
    ['POST /create-batch', { requestBody: body('text/plain') }, 'createBatch has a body of type text/plain'],
    ['POST /create-batch', { requestBody: body('application/json', { allOf: [] }) }, 'createBatch has a body schema without properties.'],
  ])('rejects %s with %j: %s', (line, changes, message) => {
    expect(() => readOperations(changeOperation(line, changes))).toThrow(message);
  });

  const otherMembers = Object.keys(createApi({ baseUrl: '' })).filter((member) => !find(member));
  it.each(otherMembers)('rejects the operationId %s, which is another member of the client', (operationId) => {
    const changed = changeOperation('GET /courses', { operationId });
    expect(() => readOperations(changed)).toThrow(`The operationId ${operationId} is reserved`);
  });

  it('reads JSON text, forms and HTML from the contract [R-278]', () => {
    expect(find('createExam')).toMatchObject({ body: 'json', jsonText: ['students'] });
    expect(operations.filter(({ body }) => body === 'multipart').map(({ id }) => id)).toEqual(['uploadPhoto', 'updateMedia']);
    expect(operations.filter(({ body }) => body === 'either').map(({ id }) => id)).toEqual(['register', 'createStudent']);
    const documents = operations.filter(({ html }) => html).map(({ id }) => id);
    expect(documents).toEqual(['getInvoice', 'findResult', 'findMarksheet', 'getHallTicket']);
  });
});

it('has only example.com and phone numbers that start with 00000 in its examples [S-33]', () => {
  const text = JSON.stringify(spec.paths);
  for (const [, host] of text.matchAll(/[\w.]+@([\w.]+)/g)) expect(host).toMatch(/^example\.com/);
  for (const [, phone] of text.matchAll(/"phone":"?(\d+)/g)) expect(String(phone).padStart(10, '0')).toMatch(/^00000/);
});
