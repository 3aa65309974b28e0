import { QueryClient, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { describe, expectTypeOf, it } from 'vitest';
import type { Course, Exam, Marksheet, Student, UntrustedHtml, User, Wallet } from './generated/schema.ts';
import { type ApiError, createApi, createMutations, createQueries, isApiError, type SdkError } from './index.ts';
import { useCreateBatch, useGetCourse, useListCourses, useRemovePhoto } from './react/index.ts';

const api = createApi({ baseUrl: 'https://host/v1', token: () => 'token' });
const queries = createQueries(api);
const mutations = createMutations(api);
const file = new Blob();

describe('inputs', () => {
  it('are flat and exact', () => {
    void api.createBatch({ title: 'a', time: 'b', studentLimit: 1 });
    void api.listCourses();
    void api.getProfile({}, { token: null });
    void api.getHallTicket({ courseId: 'c', studentId: 's' }, { token: 't', signal: new AbortController().signal, timeoutMs: 10_000 });
    void api.createExam({
      title: '',
      date: '',
      time: '',
      location: '',
      course: '',
      batch: '',
      students: [{ _id: 's', fullName: 'a', gender: 'female' }],
    });
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
    void api.createExam({ title: '', date: '', time: '', location: '', course: '', batch: '', students: '[]' });
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
      .toEqualTypeOf<Course>();
    expectTypeOf<Awaited<ReturnType<typeof api.listStudents>>['users']>().toEqualTypeOf<Student[]>();
    expectTypeOf<Awaited<ReturnType<typeof api.getProfile>>['user']>().toEqualTypeOf<User>();
    expectTypeOf<Awaited<ReturnType<typeof api.getWallet>>['wallet']>().toEqualTypeOf<Wallet>();
    expectTypeOf<Awaited<ReturnType<typeof api.listExams>>['hallTickets']>().toEqualTypeOf<Exam[]>();
    expectTypeOf<Awaited<ReturnType<typeof api.listMarksheets>>['marksheets']>().toEqualTypeOf<Marksheet[]>();
    expectTypeOf<Awaited<ReturnType<typeof api.createPurchase>>['payment_request']>().toEqualTypeOf<{ longurl: string }>();
  });

  it('of HTML are not assignable from a string', () => {
    expectTypeOf<Awaited<ReturnType<typeof api.findResult>>>().toEqualTypeOf<UntrustedHtml>();
    expectTypeOf<string>().not.toExtend<UntrustedHtml>();
    // @ts-expect-error a string is not UntrustedHtml
    const document: UntrustedHtml = '<p>';
    void document;
  });

  it('have the exact spellings of the API [R-279, R-280]', () => {
    type Marks = NonNullable<Marksheet['subjects']>[number];
    expectTypeOf<Marks>().toEqualTypeOf<{ subjectName: string; marksObtain: number; totalMarks: number; practicalMarks: number }>();
    expectTypeOf<User>().toHaveProperty('pinCode');
    expectTypeOf<User>().toHaveProperty('pincode');
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
    if (isApiError(error)) expectTypeOf(error).toEqualTypeOf<ApiError>();
    // @ts-expect-error unknown operation
    isApiError(error, 'createCourse');
  });
});

describe('queries and mutations', () => {
  it('pass data and error types to React Query', async () => {
    expectTypeOf(useSuspenseQuery(queries.getCourse({ id: 'c' })).data.course).toEqualTypeOf<Course>();
    expectTypeOf(useQuery(queries.listCourses()).error).toEqualTypeOf<SdkError | null>();
    const data = await new QueryClient().query(queries.getCourse({ id: 'c' }));
    expectTypeOf(data.course).toEqualTypeOf<Course>();
    expectTypeOf(new QueryClient().getQueryData(queries.getCourse({ id: 'c' }).queryKey)?.course).toEqualTypeOf<Course | undefined>();
    useMutation(mutations.createBatch()).mutate({ title: '', time: '', studentLimit: 1 });
    useMutation(mutations.removePhoto()).mutate();
    // @ts-expect-error a field is missing
    useMutation(mutations.createBatch()).mutate({ title: '' });
    // @ts-expect-error a mutation has no query options
    void queries.createBatch;
    // @ts-expect-error a query has no mutation options
    void mutations.listBatches;
  });

  it('have hooks with the same types', () => {
    expectTypeOf(useListCourses().data?.courses).toEqualTypeOf<Course[] | undefined>();
    expectTypeOf(useGetCourse({ id: 'c' }).error).toEqualTypeOf<SdkError | null>();
    useCreateBatch().mutate({ title: '', time: '', studentLimit: 1 });
    useRemovePhoto().mutate();
    // @ts-expect-error the input is required
    useGetCourse();
    // @ts-expect-error a field is missing
    useCreateBatch().mutate({ title: '' });
  });
});
