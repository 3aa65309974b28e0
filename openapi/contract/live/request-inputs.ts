import type { Inputs, OperationId, Responses } from '@institute/sdk/contract';
import type { Account } from './accounts.ts';

export interface RunState {
  /** The latest response of each operation. */
  responses: Partial<Responses>;
  student: Account | undefined;
  operator: Account | undefined;
  /** Digits that differ in every run, so that a run never creates the same record twice. */
  runId: string;
}

interface Adaptation<Id extends OperationId> {
  fields: Partial<Inputs[Id]>;
  /** True if all ids in the input are those of the server's own records. The server then has no reason to reject it. */
  isKnown: boolean;
}

type Adapt<Id extends OperationId> = (state: RunState, account: Account | undefined) => Adaptation<Id> | null;

const known = <Fields>(fields: Fields) => ({ fields, isKnown: true });

/** With a record of the server the fields, without one the contract's example, which may name no record of this server. */
const knownIf = <Row, Fields>(
  row: Row,
  toFields: (row: NonNullable<Row>) => Fields,
): { fields: Fields | Record<never, never>; isKnown: boolean } =>
  row === undefined || row === null ? { fields: {}, isKnown: false } : known(toFields(row));

/**
 * Takes ids from earlier responses of the server. `null` sends nothing, because the example could refer to real data of this server.
 * An operation without an entry sends its example.
 */
const adapters: { [Id in OperationId]?: Adapt<Id> } = {
  register: ({ runId }) => known({ email: `contract-${runId}@example.com` }),
  // A value of its own, so that reading it back shows that it was saved.
  updateProfile: ({ responses, runId }) =>
    knownIf(responses.getProfile, ({ user }) => ({ fullName: user.fullName, village: `Contract ${runId}` })),
  // The server may not know the accounts of the examples.
  login: () => ({ fields: {}, isKnown: false }),
  updatePassword: (_state, account) => (account?.password ? known({ password: account.password, newPassword: account.password }) : null),
  getCourse: ({ responses }) => knownIf(responses.listCourses?.courses[0], ({ _id }) => ({ id: _id })),
  createPurchase: ({ responses }) =>
    knownIf(findUnpurchasedCourse(responses), ({ _id, price, discountedPrice }) => ({ courseId: _id, amount: discountedPrice || price })),
  // Reports the payment that this run started as failed: nothing is charged.
  confirmPurchase: ({ responses }) => {
    const url = responses.createPurchase && new URL(responses.createPurchase.payment_request.longurl);
    const id = url && (url.searchParams.get('payment_request_id') ?? url.pathname.split('/').at(-1));
    return id ? known({ payment_request_id: id, payment_status: 'Failed' }) : null;
  },
  getInvoice: ({ responses, student }) => {
    const [course] = (responses.getProfile?.user.courses ?? []).map(courseIdOf);
    return knownIf(student?.id && course ? { userId: student.id, courseId: course } : undefined, (ids) => ids);
  },
  findResult: ({ responses }) => {
    const declared = responses.listResults?.results.find(({ isActive, student, course }) => isActive && student?.rollNo && course);
    return knownIf(declared, ({ student, course }) => ({ rollNo: student?.rollNo ?? '', courseId: course?._id ?? '' }));
  },
  findMarksheet: ({ responses }) => {
    const complete = (responses.listMarksheets?.marksheets ?? []).filter(({ student, course }) => student?._id && course);
    const marksheet = complete.find(({ isVerified }) => isVerified) ?? complete[0];
    return knownIf(marksheet, ({ student, course }) => ({ studentId: student?._id ?? '', courseId: course?._id ?? '' }));
  },
  createStudent: ({ responses, runId }) => {
    const batch = responses.listBatches?.batches.find(({ isActive, admittedStudents = 0 }) => isActive && admittedStudents > 0);
    const course = responses.listCourses?.courses[0];
    const email = `contract-student-${runId}@example.com`;
    return course && batch ? known({ email, courseId: course._id, batch: batch._id }) : { fields: { email }, isKnown: false };
  },
  createBatch: ({ runId }) => known({ title: batchTitle(runId) }),
  // Deletes only the batch that this run created.
  deleteBatch: ({ responses, runId }) => {
    const created = responses.listBatches?.batches.find(({ title }) => title === batchTitle(runId));
    return created ? known({ id: created._id }) : null;
  },
  createResult: (state) => {
    const period = createPeriod(state.runId);
    const student = findEnrolledStudent(state);
    return student ? known({ rollNo: student.rollNo, courseId: student.course, ...period }) : { fields: period, isKnown: false };
  },
  createExam: (state) => {
    const student = findEnrolledStudent(state);
    const batch = state.responses.listBatches?.batches.find(({ isActive }) => isActive);
    return knownIf(student && batch && { student, batch }, ({ student: { _id, fullName, course }, batch: { _id: batchId } }) => ({
      batch: batchId,
      course,
      students: [{ _id, fullName }],
    }));
  },
  getHallTicket: ({ responses }) => {
    const exam = responses.listExams?.hallTickets.find(({ students, course }) => students?.length && course);
    return knownIf(exam, ({ course, students }) => ({ courseId: course?._id ?? '', studentId: students?.[0]?._id ?? '' }));
  },
  listMarksheets: ({ operator }) => knownIf(operator?.id, (userId) => ({ userId })),
  createMarksheet: (state) => {
    const student = findEnrolledStudent(state);
    const { startDate, endDate } = createPeriod(state.runId);
    const session = `${toDayFirst(startDate)} - ${toDayFirst(endDate)}`;
    return student ? known({ session, student: student._id, course: student.course }) : { fields: { session }, isKnown: false };
  },
  requestFunds: ({ runId }) => known({ txnId: runId }),
};

/** The contract's example, adapted to this server; null if no request may be sent. */
export function createInput<Id extends OperationId>(
  id: Id,
  state: RunState,
  example: Inputs[Id],
  account: Account | undefined,
): { input: Inputs[Id]; isKnown: boolean } | null {
  const adapt: Adapt<Id> | undefined = adapters[id];
  if (!adapt) return { input: example, isKnown: true };
  const adapted = adapt(state, account);
  return adapted && { input: { ...example, ...adapted.fields }, isKnown: adapted.isKnown };
}

/** An id that no record has, in the form of the ids of the server. */
export function unknownId({ responses, runId }: RunState): string {
  const id = responses.listCourses?.courses[0]?._id ?? '';
  if (/^[0-9a-f]{24}$/i.test(id)) return 'f'.repeat(24);
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return 'ffffffff-ffff-4fff-bfff-ffffffffffff';
  return /^\d+$/.test(id) ? '999999999' : `contract-unknown-${runId}`;
}

export function batchTitle(runId: string): string {
  return `Contract ${runId}`;
}

/** The _id of a course that is an id or a record; empty for a deleted course. */
export function courseIdOf(course: string | { _id: string } | null): string {
  return typeof course === 'string' ? course : (course?._id ?? '');
}

function findUnpurchasedCourse({ getProfile, listCourses }: RunState['responses']) {
  const purchased = (getProfile?.user.courses ?? []).map(courseIdOf);
  return listCourses?.courses.find(({ _id }) => !purchased.includes(_id));
}

function findEnrolledStudent({ responses }: RunState) {
  for (const { _id, fullName, rollNo, courses = [] } of responses.listStudents?.users ?? []) {
    const course = courses.map(courseIdOf).find(Boolean);
    if (rollNo && course) return { _id, fullName, rollNo, course };
  }
  return undefined;
}

/** Ninety days in the past. They differ by run, because a server accepts one result or marksheet per student and period. */
function createPeriod(runId: string): { startDate: string; endDate: string } {
  const start = new Date(Date.UTC(1990, 0, 1 + (Number(runId) % 10_000)));
  const end = new Date(start.getTime() + 90 * 24 * 3_600_000);
  return { startDate: start.toISOString().slice(0, 10), endDate: end.toISOString().slice(0, 10) };
}

/** `2026-07-05` as `05-07-2026`. */
function toDayFirst(date: string): string {
  return date.split('-').reverse().join('-');
}
