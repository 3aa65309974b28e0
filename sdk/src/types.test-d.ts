import { describe, expectTypeOf, it } from 'vitest';
import type * as sdk from './index.ts';
import { createApi, createMutations, createQueries, isApiError, SdkError } from './index.ts';

const api = createApi({ baseUrl: 'https://host/v1', token: () => 'token' });
const file = new Blob();

describe('inputs', () => {
  it('are flat and exact', () => {
    void api.createBatch({ title: 'a', time: 'b', studentLimit: 1 });
    void api.listCourses();
    void api.getProfile({}, { token: null });
    void api.getHallTicket({ courseId: 'c', studentId: 's' }, { token: 't', signal: new AbortController().signal, timeoutMs: 10_000 });
    const exam = { title: '', date: '', time: '', location: '', course: '', batch: '' };
    void api.createExam({ ...exam, students: [{ _id: 's', fullName: 'a', gender: 'female' }] });
    void api.uploadPhoto({ avatar: file });
    void api.updateMedia({ name: 'x' });
    // @ts-expect-error a field is missing
    void api.createBatch({ title: 'a', time: 'b' });
    // @ts-expect-error not a number
    void api.createBatch({ title: 'a', time: 'b', studentLimit: '1' });
    // @ts-expect-error unknown field
    void api.getCourse({ id: 'c', colour: 'red' });
    // @ts-expect-error the input is required
    void api.getCourse();
    // @ts-expect-error the array itself, not its JSON
    void api.createExam({ ...exam, students: '[]' });
    // @ts-expect-error not in the enum
    void api.updateProfile({ gender: 'unknown' });
    // @ts-expect-error the only value is 11
    void api.createStudent({ role: 12 });
    const application = { fullName: '', email: '', phone: '', address: '', workExperience: '', aboutInstitute: '' };
    void api.requestFranchise({ ...application, CenterLocation: '' });
    // @ts-expect-error the contract has a capital C
    void api.requestFranchise({ ...application, centerLocation: '' });
    // @ts-expect-error unknown option
    void api.listCourses({}, { cache: true });
  });
});

describe('responses', () => {
  it('have named types', () => {
    expectTypeOf(api.getCourse({ id: 'c' }))
      .resolves.toHaveProperty('course')
      .toEqualTypeOf<sdk.Course>();
    expectTypeOf<Awaited<ReturnType<typeof api.listStudents>>['users']>().toEqualTypeOf<sdk.Student[]>();
    expectTypeOf<Awaited<ReturnType<typeof api.getProfile>>['user']>().toEqualTypeOf<sdk.User>();
    expectTypeOf<Awaited<ReturnType<typeof api.getWallet>>['wallet']>().toEqualTypeOf<sdk.Wallet>();
    expectTypeOf<Awaited<ReturnType<typeof api.listExams>>['hallTickets']>().toEqualTypeOf<sdk.Exam[]>();
    expectTypeOf<Awaited<ReturnType<typeof api.listMarksheets>>['marksheets']>().toEqualTypeOf<sdk.Marksheet[]>();
    expectTypeOf<Awaited<ReturnType<typeof api.createPurchase>>['payment_request']>().toEqualTypeOf<{ longurl: string }>();
  });

  it('have the types that openapi-typescript would name', () => {
    expectTypeOf<sdk.components['schemas']['Batch']>().toEqualTypeOf<sdk.Batch>();
  });

  it('of HTML are not assignable from a string', () => {
    expectTypeOf<Awaited<ReturnType<typeof api.findResult>>>().toEqualTypeOf<sdk.UntrustedHtml>();
    expectTypeOf<string>().not.toExtend<sdk.UntrustedHtml>();
    // @ts-expect-error a string is not UntrustedHtml
    const document: sdk.UntrustedHtml = '<p>';
    void document;
  });

  it('have the exact spellings of the API [R-279, R-280]', () => {
    type Marks = NonNullable<sdk.Marksheet['subjects']>[number];
    expectTypeOf<Marks>().toEqualTypeOf<{ subjectName: string; marksObtain: number; totalMarks: number; practicalMarks: number }>();
    expectTypeOf<sdk.User>().toHaveProperty('pinCode');
    expectTypeOf<sdk.User>().toHaveProperty('pincode');
  });
});

describe('errors', () => {
  it('have the field names of their operation', () => {
    const error: unknown = undefined;
    if (isApiError(error, 'createPurchase')) {
      expectTypeOf(error.fieldErrors.phone).toEqualTypeOf<readonly string[] | undefined>();
      // @ts-expect-error the contract names only phone and amount
      void error.fieldErrors.email;
    }
    if (isApiError(error)) expectTypeOf(error).toEqualTypeOf<sdk.ApiError>();
  });

  it('have the body of their status, and a check of all of them can be exhaustive', () => {
    const error: unknown = undefined;
    if (!isApiError(error, 'createPurchase')) return;
    expectTypeOf(error.operation).toEqualTypeOf<'createPurchase'>();
    if (error.status === 422) expectTypeOf(error.body).toEqualTypeOf<sdk.PurchaseProblem>();
    if (error.status === 404) expectTypeOf(error.body).toEqualTypeOf<sdk.Problem>();
    if (error.status === 502) expectTypeOf(error.body).toEqualTypeOf<sdk.Problem | string>();
    // @ts-expect-error not in the contract
    if (error.status === 999) return;
    if (error.status === 409 || error.status === 422) expectTypeOf(error.body.message).toEqualTypeOf<sdk.PurchaseProblem['message']>();
    type Documented = 200 | 400 | 401 | 403 | 404 | 409 | 422 | 429;
    expectTypeOf<Exclude<typeof error.status, Documented>>().toEqualTypeOf<sdk.ServerErrorStatus>();
  });

  it('are a union that `name` tells apart, of operations of the contract', () => {
    const error: unknown = undefined;
    // @ts-expect-error unknown operation
    isApiError(error, 'createCourse');
    if (!(error instanceof SdkError)) return;
    expectTypeOf(error).toEqualTypeOf<SdkError>();
    if (error.name === 'TimeoutError') expectTypeOf(error.timeoutMs).toEqualTypeOf<number>();
    if (error.name === 'ApiError') expectTypeOf(error.headers).toEqualTypeOf<Headers>();
    expectTypeOf(error.operation).toEqualTypeOf<sdk.OperationId>();
  });
});

describe('generic code', () => {
  it('calls any operation with its types', () => {
    expectTypeOf(api.call('getCourse', { id: 'c' })).resolves.toEqualTypeOf<sdk.GetCourseResponse>();
    expectTypeOf(api.createBatch.withResponse).returns.resolves.toEqualTypeOf<sdk.ApiResponse<sdk.CreateBatchResponse>>();
    const callAll = <Id extends sdk.OperationId>(id: Id, inputs: sdk.Inputs[Id][]): Promise<sdk.Responses[Id][]> =>
      Promise.all(inputs.map((input) => api.call(id, input)));
    expectTypeOf(callAll('getCourse', [{ id: 'c' }])).resolves.toEqualTypeOf<sdk.GetCourseResponse[]>();
    // @ts-expect-error another input
    void api.call('getCourse', { courseId: 'c' });
  });

  it('has the paths of openapi-typescript', () => {
    expectTypeOf(api.http.GET('/course/{id}', { params: { path: { id: 'c' } } }))
      .resolves.toHaveProperty('data')
      .toEqualTypeOf<sdk.GetCourseResponse | undefined>();
    expectTypeOf<sdk.paths['/create-batch']['post']['requestBody']['content']['application/json']>().toEqualTypeOf<sdk.CreateBatchInput>();
    // @ts-expect-error not a path of the contract
    void api.http.GET('/nothing');
  });

  it('accepts options of fetch, but those that the client sets', () => {
    const options = { cache: 'no-store', next: { revalidate: 60 }, dispatcher: {} } as const;
    createApi({ baseUrl: '', fetchOptions: options });
    // @ts-expect-error the operation sets it
    createApi({ baseUrl: '', fetchOptions: { method: 'POST' } });
    // @ts-expect-error headers are an option of the call
    void createApi({ baseUrl: '' }).listCourses({}, { fetchOptions: { headers: {} } });
  });

  it('accepts an onUnauthorized that returns a token or nothing, and no other value', () => {
    createApi({ baseUrl: '', onUnauthorized: async (error, rejectedToken) => (error.status === 401 ? `${rejectedToken}2` : undefined) });
    createApi({ baseUrl: '', onUnauthorized: () => null });
    // @ts-expect-error not a token
    createApi({ baseUrl: '', onUnauthorized: () => api.login({ email: '', password: '' }) });
    const renew = async () => {};
    // @ts-expect-error a function that returns nothing, unless it is written in place
    createApi({ baseUrl: '', onUnauthorized: renew });
  });

  it('accepts a fetch of either form', () => {
    createApi({ baseUrl: '', fetch: async (request: Request) => new Response(request.url) });
    createApi({ baseUrl: '', fetch: async (url: string, init: RequestInit) => new Response(url, { headers: init.headers }) });
    createApi({ baseUrl: '', fetch: globalThis.fetch });
    // @ts-expect-error not a response
    createApi({ baseUrl: '', fetch: async () => 'text' });
  });
});

describe('queries without the types of React Query', () => {
  it('have the inputs and the data of the contract', () => {
    expectTypeOf(createQueries(api).getCourse({ id: 'c' }).queryFn).returns.resolves.toEqualTypeOf<sdk.GetCourseResponse>();
    expectTypeOf(createMutations(api).createBatch().mutationFn).parameter(0).toEqualTypeOf<sdk.CreateBatchInput>();
    void createMutations(api).removePhoto().mutationFn();
    // @ts-expect-error a mutation has no query options
    void createQueries(api).createBatch;
    // @ts-expect-error a query has no mutation options
    void createMutations(api).listBatches;
    createQueries(api).listCourses();
    createQueries(api).listStudents({ batchId: 'b' }, { timeoutMs: 5000 });
    // @ts-expect-error the input is required
    createQueries(api).getCourse();
    // @ts-expect-error a field is missing
    createQueries(api).getHallTicket({ courseId: 'c' });
  });
});
