import { type Inputs, type OperationId, roles } from '@institute/sdk/contract';
import type { Db } from '../src/db/db.ts';

const photo = new File([new Uint8Array([137, 80, 78, 71])], 'photo.png', { type: 'image/png' });
const studentDetails = {
  fullName: 'Lakshmi Nair',
  email: 'lakshmi@example.com',
  phone: '0000033333',
  state: 'kerala',
  city: 'Kochi',
  village: 'Edappally',
  pinCode: '682024',
  fatherName: 'Suresh Nair',
  dob: '2005-03-09',
  password: 'a-long-secret',
  gender: 'female',
} as const;

export interface ValidRequest<Id extends OperationId> {
  role: 'visitor' | 'student' | 'operator';
  input: Inputs[Id];
}

const by =
  <Role extends string>(role: Role) =>
  <Input>(input: Input) => ({ role, input });
const visitor = by('visitor');
const student = by('student');
const operator = by('operator');

/** A valid request of every operation against the seed. */
export function validRequests(db: Db): { [Id in OperationId]: ValidRequest<Id> } {
  const viewer = first(db.accounts, ({ _id }) => _id === 'u-student');
  const course = first(db.courses, ({ _id }) => !viewer.courses.includes(_id));
  const enrolled = first(db.accounts, ({ centre, courses }) => centre === 'u-franchise' && courses.length > 0);
  const result = first(db.results, ({ isActive, owner }) => isActive && owner === 'u-franchise');
  const graduate = first(db.accounts, ({ _id }) => _id === result.studentId);
  const marksheet = first(db.marksheets, ({ owner }) => owner === 'u-franchise');
  const exam = first(db.exams, ({ students, owner }) => owner === 'u-franchise' && students.length > 0);
  const withoutResult = first(
    db.accounts,
    ({ _id, centre }) => centre === 'u-franchise' && !db.results.some(({ studentId }) => studentId === _id),
  );
  return {
    login: visitor({ email: 'student@example.com', password: 'student123' }),
    register: visitor({ ...studentDetails, courseId: '', batch: '' }),
    getProfile: student({}),
    updateProfile: student({ city: 'वाराणसी', pinCode: '221001' }),
    updatePassword: student({ password: 'student123', newPassword: 'a-better-secret' }),
    uploadPhoto: student({ avatar: photo }),
    removePhoto: student({}),
    listCourses: visitor({}),
    getCourse: visitor({ id: 'c-ccc' }),
    sendQuery: visitor({ name: 'सुनीता', email: '', phone: '', message: 'क्या शाम का बैच है?' }),
    requestFranchise: visitor({
      fullName: '',
      email: '',
      phone: '',
      address: '',
      CenterLocation: 'Gaya',
      workExperience: '',
      aboutInstitute: '',
    }),
    createPurchase: student({ amount: course.discountedPrice || course.price, courseId: course._id }),
    confirmPurchase: student({ payment_request_id: 'req-test', payment_status: 'Failed', payment_id: 'pay-1', course: course._id }),
    getInvoice: student({ userId: 'u-student', courseId: viewer.courses[0] ?? '' }),
    findResult: visitor({ rollNo: graduate.rollNo ?? '', courseId: result.courseId }),
    findMarksheet: operator({ studentId: marksheet.studentId, courseId: marksheet.courseId }),
    listStudents: operator({}),
    createStudent: operator({ ...studentDetails, role: roles.centreStudent, courseId: 'c-ccc', batch: 'b-morning', avatar: photo }),
    listBatches: operator({}),
    createBatch: operator({ title: 'शाम का बैच', time: '05:00 PM - 07:00 PM', studentLimit: 25 }),
    deleteBatch: operator({ id: 'b-morning' }),
    listResults: operator({}),
    createResult: operator({
      rollNo: withoutResult.rollNo ?? '',
      courseId: withoutResult.courses[0] ?? '',
      grade: 'A++',
      startDate: '2026-04-01',
      endDate: '2026-06-30',
      duration: 3,
      issueDate: '2026-07-05',
    }),
    listExams: operator({}),
    createExam: operator({
      title: 'Final',
      date: '2026-12-20',
      time: '10:30',
      location: 'पटना',
      course: 'c-ccc',
      batch: 'b-morning',
      students: [{ _id: enrolled._id, fullName: enrolled.fullName }],
    }),
    getHallTicket: operator({ courseId: exam.courseId, studentId: exam.students[0]?._id ?? '' }),
    listMarksheets: operator({ userId: 'u-franchise' }),
    createMarksheet: operator({
      subjects: [{ subjectName: 'Office', marksObtain: 62, totalMarks: 100, practicalMarks: 25 }],
      session: '01-04-2026 - 30-06-2026',
      student: withoutResult._id,
      course: withoutResult.courses[0] ?? '',
      issueDate: '2026-07-06',
    }),
    getWallet: operator({}),
    listTransactions: operator({}),
    requestFunds: operator({ amount: 1500, txnId: '000000009999', paidBy: 'UPI' }),
    updateMedia: operator({ name: 'GVI Patna', signature: photo }),
  };
}

function first<T>(list: T[], predicate: (item: T) => boolean): T {
  const found = list.find(predicate);
  if (!found) throw new Error('The seed has no such record.');
  return found;
}
