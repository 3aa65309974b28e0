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

/** An input and the role that sends it. */
export interface ValidRequest<Id extends OperationId> {
  role: 'visitor' | 'student' | 'operator';
  input: Inputs[Id];
}

/** One valid request per operation. */
export type ValidRequests = { [Id in OperationId]: ValidRequest<Id> };

/** Valid requests against the seed. */
export function validRequests(db: Db): ValidRequests {
  const viewer = first(db.accounts, ({ _id }) => _id === 'u-student');
  const course = first(db.courses, ({ _id }) => !viewer.courses.includes(_id));
  const student = first(db.accounts, ({ centre, courses }) => centre === 'u-franchise' && courses.length > 0);
  const result = first(db.results, ({ isActive, owner }) => isActive && owner === 'u-franchise');
  const graduate = first(db.accounts, ({ _id }) => _id === result.studentId);
  const marksheet = first(db.marksheets, ({ owner }) => owner === 'u-franchise');
  const exam = first(db.exams, ({ students, owner }) => owner === 'u-franchise' && students.length > 0);
  const withoutResult = first(
    db.accounts,
    ({ _id, centre }) => centre === 'u-franchise' && !db.results.some(({ studentId }) => studentId === _id),
  );
  return {
    login: { role: 'visitor', input: { email: 'student@example.com', password: 'student123' } },
    register: { role: 'visitor', input: { ...studentDetails, courseId: '', batch: '' } },
    getProfile: { role: 'student', input: {} },
    updateProfile: { role: 'student', input: { city: 'वाराणसी', pinCode: '221001' } },
    updatePassword: { role: 'student', input: { password: 'student123', newPassword: 'a-better-secret' } },
    uploadPhoto: { role: 'student', input: { avatar: photo } },
    removePhoto: { role: 'student', input: {} },
    listCourses: { role: 'visitor', input: {} },
    getCourse: { role: 'visitor', input: { id: 'c-ccc' } },
    sendQuery: { role: 'visitor', input: { name: 'सुनीता', email: '', phone: '', message: 'क्या शाम का बैच है?' } },
    requestFranchise: {
      role: 'visitor',
      input: { fullName: '', email: '', phone: '', address: '', CenterLocation: 'Gaya', workExperience: '', aboutInstitute: '' },
    },
    createPurchase: { role: 'student', input: { amount: course.discountedPrice || course.price, courseId: course._id } },
    confirmPurchase: {
      role: 'student',
      input: { payment_request_id: 'req-test', payment_status: 'Failed', payment_id: 'pay-1', course: course._id },
    },
    getInvoice: { role: 'student', input: { userId: 'u-student', courseId: viewer.courses[0] ?? '' } },
    findResult: { role: 'visitor', input: { rollNo: graduate.rollNo ?? '', courseId: result.courseId } },
    findMarksheet: { role: 'operator', input: { studentId: marksheet.studentId, courseId: marksheet.courseId } },
    listStudents: { role: 'operator', input: {} },
    createStudent: {
      role: 'operator',
      input: { ...studentDetails, role: roles.centreStudent, courseId: 'c-ccc', batch: 'b-morning', avatar: photo },
    },
    listBatches: { role: 'operator', input: {} },
    createBatch: { role: 'operator', input: { title: 'शाम का बैच', time: '05:00 PM - 07:00 PM', studentLimit: 25 } },
    deleteBatch: { role: 'operator', input: { id: 'b-morning' } },
    listResults: { role: 'operator', input: {} },
    createResult: {
      role: 'operator',
      input: {
        rollNo: withoutResult.rollNo ?? '',
        courseId: withoutResult.courses[0] ?? '',
        grade: 'A++',
        startDate: '2026-04-01',
        endDate: '2026-06-30',
        duration: 3,
        issueDate: '2026-07-05',
      },
    },
    listExams: { role: 'operator', input: {} },
    createExam: {
      role: 'operator',
      input: {
        title: 'Final',
        date: '2026-12-20',
        time: '10:30',
        location: 'पटना',
        course: 'c-ccc',
        batch: 'b-morning',
        students: [{ _id: student._id, fullName: student.fullName }],
      },
    },
    getHallTicket: { role: 'operator', input: { courseId: exam.courseId, studentId: exam.students[0]?._id ?? '' } },
    listMarksheets: { role: 'operator', input: { userId: 'u-franchise' } },
    createMarksheet: {
      role: 'operator',
      input: {
        subjects: [{ subjectName: 'Office', marksObtain: 62, totalMarks: 100, practicalMarks: 25 }],
        session: '01-04-2026 - 30-06-2026',
        student: withoutResult._id,
        course: withoutResult.courses[0] ?? '',
        issueDate: '2026-07-06',
      },
    },
    getWallet: { role: 'operator', input: {} },
    listTransactions: { role: 'operator', input: {} },
    requestFunds: { role: 'operator', input: { amount: 1500, txnId: '000000009999', paidBy: 'UPI' } },
    updateMedia: { role: 'operator', input: { name: 'GVI Patna', signature: photo } },
  };
}

function first<T>(list: T[], predicate: (item: T) => boolean): T {
  const found = list.find(predicate);
  if (!found) throw new Error('The seed has no such record.');
  return found;
}
