import * as query from '@tanstack/react-query';
import { describe, expectTypeOf, it } from 'vitest';
import * as react from '../generated/react.ts';
import type { Batch, Course, CreateBatchInput, ListBatchesResponse, ListCoursesResponse, Student } from '../generated/schema.ts';
import { createApi, type SdkError } from '../index.ts';

const api = createApi({ baseUrl: 'https://host/v1' });
const queries = react.createQueries(api);
const mutations = react.createMutations(api);
const queryClient = new query.QueryClient();
declare const id: string | undefined;

describe('query hooks', () => {
  it('have the types of the contract', () => {
    expectTypeOf(react.useListCourses().data?.courses).toEqualTypeOf<Course[] | undefined>();
    expectTypeOf(react.useGetCourse({ id: 'c' }).error).toEqualTypeOf<SdkError | null>();
    expectTypeOf(react.useSuspenseListCourses().data.courses).toEqualTypeOf<Course[]>();
    expectTypeOf(react.useSuspenseGetCourse({ id: 'c' }).data.course).toEqualTypeOf<Course>();
    // @ts-expect-error the input is required
    react.useGetCourse();
    // @ts-expect-error the input is required
    react.useSuspenseGetCourse();
  });

  it('take the options of React Query', () => {
    expectTypeOf(react.useListCourses({}, { select: ({ courses }) => courses.length }).data).toEqualTypeOf<number | undefined>();
    expectTypeOf(react.useSuspenseListCourses({}, { select: ({ courses }) => courses.length }).data).toEqualTypeOf<number>();
    expectTypeOf(react.useGetCourse(id ? { id } : query.skipToken).data?.course).toEqualTypeOf<Course | undefined>();
    expectTypeOf(react.useListBatches({}, { initialData: { batches: [] } }).data).toEqualTypeOf<ListBatchesResponse>();
    expectTypeOf(
      react.useListBatches({}, { initialData: { batches: [] }, select: ({ batches }) => batches.length }).data,
    ).toEqualTypeOf<number>();
    react.useListCourses(undefined, { retry: 3, meta: { quiet: true }, enabled: false, staleTime: 1000, placeholderData: (old) => old });
    react.useListCourses({}, { call: { timeoutMs: 5000, headers: { 'X-Request-Id': '1' } } });
    // @ts-expect-error not an option
    react.useListCourses({}, { colour: 'red' });
    // @ts-expect-error React Query passes the signal
    react.useListCourses({}, { call: { signal: new AbortController().signal } });
  });
});

describe('mutation hooks', () => {
  it('have the types of the contract', () => {
    react.useCreateBatch().mutate({ title: '', time: '', studentLimit: 1 });
    react.useRemovePhoto().mutate();
    // @ts-expect-error a field is missing
    react.useCreateBatch().mutate({ title: '' });
  });

  it('take the options of React Query, with a typed context', () => {
    react.useCreateBatch({
      meta: { form: 'batch' },
      retry: 2,
      call: { timeoutMs: 5000 },
      onMutate: (input) => {
        expectTypeOf(input).toEqualTypeOf<CreateBatchInput>();
        return { startedAt: 1 };
      },
      onError: (error, _input, context) => {
        expectTypeOf(error).toEqualTypeOf<SdkError>();
        expectTypeOf(context).toEqualTypeOf<{ startedAt: number } | undefined>();
      },
    });
    react.useDeleteBatch().mutate({ id: 'b' });
  });
});

describe('options', () => {
  it('work with every hook of React Query', () => {
    expectTypeOf(query.useQuery(queries.listCourses()).error).toEqualTypeOf<SdkError | null>();
    expectTypeOf(query.useQuery({ ...queries.listCourses(), select: ({ courses }) => courses.length }).data).toEqualTypeOf<
      number | undefined
    >();
    expectTypeOf(query.useQuery(queries.getCourse(id ? { id } : query.skipToken)).data?.course).toEqualTypeOf<Course | undefined>();
    expectTypeOf(query.useSuspenseQuery(queries.listCourses()).data).toEqualTypeOf<ListCoursesResponse>();
    const [courses, batches] = query.useQueries({ queries: [queries.listCourses(), queries.listBatches()] });
    expectTypeOf(courses.data?.courses).toEqualTypeOf<Course[] | undefined>();
    expectTypeOf(courses.error).toEqualTypeOf<SdkError | null>();
    expectTypeOf(batches.data?.batches).toEqualTypeOf<Batch[] | undefined>();
    const [suspended] = query.useSuspenseQueries({ queries: [queries.listCourses(), queries.listBatches()] });
    expectTypeOf(suspended.data.courses).toEqualTypeOf<Course[]>();
    const many = query.useQueries({ queries: ['a', 'b'].map((course) => queries.getCourse({ id: course })) });
    expectTypeOf(many[0]?.data?.course).toEqualTypeOf<Course | undefined>();
    query.usePrefetchQuery(queries.listCourses());
    expectTypeOf(query.queryOptions(queries.listCourses()).queryKey).toEqualTypeOf(queries.listCourses().queryKey);
    expectTypeOf(query.useMutation({ ...mutations.createBatch(), meta: { form: 'batch' } }).error).toEqualTypeOf<SdkError | null>();
    expectTypeOf(query.useIsMutating({ mutationKey: mutations.createBatch.key() })).toEqualTypeOf<number>();
  });

  it('work with useInfiniteQuery', () => {
    const pages = query.infiniteQueryOptions({
      queryKey: [...queries.listStudents.key(), 'batch by batch'],
      queryFn: ({ pageParam, signal }) => api.listStudents({ batchId: pageParam }, { signal }),
      initialPageParam: 'b-morning',
      getNextPageParam: (_page, all) => ['b-evening'][all.length - 1],
    });
    expectTypeOf(query.useInfiniteQuery(pages).data?.pages[0]?.users).toEqualTypeOf<Student[] | undefined>();
  });

  it('work with a query client', async () => {
    expectTypeOf((await queryClient.query(queries.getCourse({ id: 'c' }))).course).toEqualTypeOf<Course>();
    expectTypeOf((await queryClient.fetchQuery(queries.getCourse({ id: 'c' }))).course).toEqualTypeOf<Course>();
    expectTypeOf((await queryClient.ensureQueryData(queries.getCourse({ id: 'c' }))).course).toEqualTypeOf<Course>();
    await queryClient.prefetchQuery(queries.getCourse({ id: 'c' }));
    expectTypeOf(queryClient.getQueryData(queries.getCourse({ id: 'c' }).queryKey)?.course).toEqualTypeOf<Course | undefined>();
    queryClient.setQueryData(queries.listBatches().queryKey, { batches: [] });
    // @ts-expect-error not the response
    queryClient.setQueryData(queries.listBatches().queryKey, { rows: [] });
    react.createQueryClient({ defaultOptions: { queries: { staleTime: 1 } }, onError: () => undefined });
  });
});
