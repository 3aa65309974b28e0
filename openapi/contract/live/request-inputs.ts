import type { Inputs, OperationId, Responses } from '../../../sdk/src/contract.ts';
import type { Account } from './accounts.ts';

/** What a run has learned about the server so far. */
export interface RunState {
  /** The latest response of each operation. */
  responses: Partial<Responses>;
  student: Account | undefined;
  operator: Account | undefined;
  /** Digits that differ in every run, so that a run never creates the same record twice. */
  runId: string;
}

type CreateFields<Id extends OperationId> = (state: RunState) => Partial<Inputs[Id]> | undefined | null;

/**
 * Fields that replace those of the contract's example, taken from earlier responses of the server. `undefined` sends the example
 * unchanged; `null` sends nothing, because the example could refer to real data of this server.
 */
const createFields: { [Id in OperationId]?: CreateFields<Id> } = {
  register: ({ runId }) => ({ email: `contract-${runId}@example.com` }),
  updateProfile: ({ responses }) => responses.getProfile && { fullName: responses.getProfile.user.fullName },
  updatePassword: ({ student }) => (student?.password ? { password: student.password, newPassword: student.password } : null),
  getCourse: ({ responses }) => responses.listCourses?.courses[0] && { id: responses.listCourses.courses[0]._id },
  createPurchase: ({ responses }) => {
    const purchased = (responses.getProfile?.user.courses ?? []).map(courseIdOf);
    const course = responses.listCourses?.courses.find(({ _id }) => !purchased.includes(_id));
    return course && { courseId: course._id, amount: course.discountedPrice || course.price };
  },
  // Reports the payment that this run started as failed: nothing is charged.
  confirmPurchase: ({ responses }) => {
    const url = responses.createPurchase && new URL(responses.createPurchase.payment_request.longurl);
    const id = url && (url.searchParams.get('payment_request_id') ?? url.pathname.split('/').at(-1));
    return id ? { payment_request_id: id, payment_status: 'Failed' } : null;
  },
  getInvoice: ({ responses, student }) => {
    const [course] = (responses.getProfile?.user.courses ?? []).map(courseIdOf);
    return student?.id && course ? { userId: student.id, courseId: course } : undefined;
  },
  findResult: ({ responses }) => {
    const declared = responses.listResults?.results.find(({ isActive, student, course }) => isActive && student?.rollNo && course);
    return declared && { rollNo: declared.student?.rollNo ?? '', courseId: declared.course?._id ?? '' };
  },
  findMarksheet: ({ responses }) => {
    const marksheet = responses.listMarksheets?.marksheets.find(({ student, course }) => student?._id && course);
    return marksheet && { studentId: marksheet.student?._id ?? '', courseId: marksheet.course?._id ?? '' };
  },
  createStudent: ({ responses, runId }) => {
    const batch = responses.listBatches?.batches.find(
      ({ isActive, admittedStudents = 0, studentLimit = 0 }) => isActive && admittedStudents < studentLimit,
    );
    const course = responses.listCourses?.courses[0];
    return {
      email: `contract-student-${runId}@example.com`,
      ...(course && { courseId: course._id }),
      ...(batch && { batch: batch._id }),
    };
  },
  createBatch: ({ runId }) => ({ title: batchTitle(runId) }),
  // Deletes only the batch that this run created.
  deleteBatch: ({ responses, runId }) => {
    const created = responses.listBatches?.batches.find(({ title }) => title === batchTitle(runId));
    return created ? { id: created._id } : null;
  },
  createResult: (state) => {
    const student = findEnrolledStudent(state);
    return { ...(student && { rollNo: student.rollNo, courseId: student.course }), ...createPeriod(state.runId) };
  },
  createExam: (state) => {
    const student = findEnrolledStudent(state);
    const batch = state.responses.listBatches?.batches.find(({ isActive }) => isActive);
    if (!student || !batch) return undefined;
    return { batch: batch._id, course: student.course, students: [{ _id: student._id, fullName: student.fullName }] };
  },
  getHallTicket: ({ responses }) => {
    const exam = responses.listExams?.hallTickets.find(({ students, course }) => students?.length && course);
    return exam && { courseId: exam.course?._id ?? '', studentId: exam.students?.[0]?._id ?? '' };
  },
  listMarksheets: ({ operator }) => (operator?.id ? { userId: operator.id } : undefined),
  createMarksheet: (state) => {
    const student = findEnrolledStudent(state);
    const { startDate, endDate } = createPeriod(state.runId);
    const session = `${toDayFirst(startDate)} - ${toDayFirst(endDate)}`;
    return { session, ...(student && { student: student._id, course: student.course }) };
  },
  requestFunds: ({ runId }) => ({ txnId: runId }),
};

/** The contract's example, adapted to this server; null if no request may be sent. */
export function createInput<Id extends OperationId>(id: Id, state: RunState, example: Inputs[Id]): Inputs[Id] | null {
  const create: CreateFields<Id> | undefined = createFields[id];
  const fields = create?.(state);
  return fields === null ? null : { ...example, ...fields };
}

function batchTitle(runId: string): string {
  return `Contract ${runId}`;
}

function courseIdOf(course: string | { _id: string } | null): string {
  return typeof course === 'string' ? course : (course?._id ?? '');
}

/** The first student of the centre who has a course. */
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
