import type { Answers, Inputs, OperationId } from '../../sdk/src/contract.ts';
import type { Person } from './people.ts';

/** What is known of the server while a run goes on. */
export interface World {
  /** Answers of the calls that were made. */
  answers: Partial<Answers>;
  student: Person | undefined;
  operator: Person | undefined;
  /** Different in every run, so that what a run writes is new. */
  stamp: string;
}

type Make<Id extends OperationId> = (world: World) => Partial<Inputs[Id]> | undefined | null;

/**
 * What takes the place of the example's parts, from what the server answered before. undefined: the example as it is, which is
 * harmless; null: no call, because the example might mean something of somebody's on this server.
 */
const made: { [Id in OperationId]?: Make<Id> } = {
  register: ({ stamp }) => ({ email: `contract-${stamp}@example.com` }),
  updateProfile: ({ answers }) => answers.getProfile && { fullName: answers.getProfile.user.fullName },
  updatePassword: ({ student }) => (student?.password ? { password: student.password, newPassword: student.password } : null),
  getCourse: ({ answers }) => answers.listCourses?.courses[0] && { id: answers.listCourses.courses[0]._id },
  createPurchase: ({ answers }) => {
    const owned = (answers.getProfile?.user.courses ?? []).map(idOf);
    const course = answers.listCourses?.courses.find(({ _id }) => !owned.includes(_id));
    return course && { courseId: course._id, amount: course.discountedPrice || course.price };
  },
  // The payment that this run began is reported as failed, which costs nobody anything.
  confirmPurchase: ({ answers }) => {
    const address = answers.createPurchase && new URL(answers.createPurchase.payment_request.longurl);
    const id = address && (address.searchParams.get('payment_request_id') ?? address.pathname.split('/').at(-1));
    return id ? { payment_request_id: id, payment_status: 'Failed' } : null;
  },
  getInvoice: ({ answers, student }) => {
    const [course] = (answers.getProfile?.user.courses ?? []).map(idOf);
    return student?.id && course ? { userId: student.id, courseId: course } : undefined;
  },
  findResult: ({ answers }) => {
    const out = answers.listResults?.results.find(({ isActive, student, course }) => isActive && student?.rollNo && course);
    return out && { rollNo: out.student?.rollNo ?? '', courseId: out.course?._id ?? '' };
  },
  findMarksheet: ({ answers }) => {
    const sheet = answers.listMarksheets?.marksheets.find(({ student, course }) => student?._id && course);
    return sheet && { studentId: sheet.student?._id ?? '', courseId: sheet.course?._id ?? '' };
  },
  createStudent: ({ answers, stamp }) => {
    const batch = answers.listBatches?.batches.find(
      ({ isActive, admittedStudents = 0, studentLimit = 0 }) => isActive && admittedStudents < studentLimit,
    );
    const course = answers.listCourses?.courses[0];
    return { email: `contract-student-${stamp}@example.com`, ...(course && { courseId: course._id }), ...(batch && { batch: batch._id }) };
  },
  createBatch: ({ stamp }) => ({ title: batchTitle(stamp) }),
  // A batch is deleted that this run created, and no other.
  deleteBatch: ({ answers, stamp }) => {
    const own = answers.listBatches?.batches.find(({ title }) => title === batchTitle(stamp));
    return own ? { id: own._id } : null;
  },
  createResult: (world) => {
    const student = enrolled(world);
    return { ...(student && { rollNo: student.rollNo, courseId: student.course }), ...period(world.stamp) };
  },
  createExam: (world) => {
    const student = enrolled(world);
    const batch = world.answers.listBatches?.batches.find(({ isActive }) => isActive);
    if (!student || !batch) return undefined;
    return { batch: batch._id, course: student.course, students: [{ _id: student._id, fullName: student.fullName }] };
  },
  getHallTicket: ({ answers }) => {
    const exam = answers.listExams?.hallTickets.find(({ students, course }) => students?.length && course);
    return exam && { courseId: exam.course?._id ?? '', studentId: exam.students?.[0]?._id ?? '' };
  },
  listMarksheets: ({ operator }) => (operator?.id ? { userId: operator.id } : undefined),
  createMarksheet: (world) => {
    const student = enrolled(world);
    const { startDate, endDate } = period(world.stamp);
    const session = `${backwards(startDate)} - ${backwards(endDate)}`;
    return { session, ...(student && { student: student._id, course: student.course }) };
  },
  requestFunds: ({ stamp }) => ({ txnId: stamp }),
};

/** The contract's example with what fits this server; null when there is nothing that may be sent. */
export function inputFor<Id extends OperationId>(id: Id, world: World, example: Inputs[Id]): Inputs[Id] | null {
  const make: Make<Id> | undefined = made[id];
  const own = make?.(world);
  return own === null ? null : { ...example, ...own };
}

function batchTitle(stamp: string): string {
  return `Contract ${stamp}`;
}

function idOf(course: string | { _id: string } | null): string {
  return typeof course === 'string' ? course : (course?._id ?? '');
}

/** A student of the centre who takes a course. */
function enrolled({ answers }: World) {
  for (const { _id, fullName, rollNo, courses = [] } of answers.listStudents?.users ?? []) {
    const course = courses.map(idOf).find(Boolean);
    if (rollNo && course) return { _id, fullName, rollNo, course };
  }
  return undefined;
}

/** Three months long ago, others in every run, because a result or a marksheet of one period is taken once. */
function period(stamp: string): { startDate: string; endDate: string } {
  const start = new Date(Date.UTC(1990, 0, 1 + (Number(stamp) % 10_000)));
  const end = new Date(start.getTime() + 90 * 24 * 3_600_000);
  return { startDate: start.toISOString().slice(0, 10), endDate: end.toISOString().slice(0, 10) };
}

function backwards(date: string): string {
  return date.split('-').reverse().join('-');
}
