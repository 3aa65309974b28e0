import { describe, expect, it } from 'vitest';
import { expectRefusal, world } from './call.ts';

const RESULT = {
  rollNo: 'GVI/11/2026',
  courseId: 'c-ccc',
  grade: 'A++',
  startDate: '2026-04-01',
  endDate: '2026-06-30',
  duration: 3,
  issueDate: '2026-07-05',
};
const EXAM = {
  title: 'अंतिम परीक्षा',
  date: '2026-12-28',
  time: '10:30',
  location: 'Room 1',
  course: 'c-adca',
  batch: 'b-afternoon',
  students: [{ _id: 's-029', fullName: 'Ritika Sinha' }],
};
const SHEET = {
  subjects: [{ subjectName: 'Fundamentals', marksObtain: 62, totalMarks: 100, practicalMarks: 25 }],
  session: '01-04-2026 - 30-06-2026',
  student: 's-001',
  course: 'c-ccc',
  issueDate: '2026-07-06',
};

describe('results', () => {
  it('are sent in and wait to be declared', async () => {
    const { as } = world();
    const call = as('u-franchise');
    await call('createResult', { ...RESULT, rollNo: 'GVI/24/2026' });
    const { results } = await call('listResults', {});
    expect(results[0]).toMatchObject({
      student: { _id: 's-014', fullName: 'Sneha Tirkey', rollNo: 'GVI/24/2026' },
      course: { _id: 'c-ccc', title: 'Course on Computer Concepts' },
      isActive: false,
    });
  });

  it('have no student when the account is gone', async () => {
    const { db, as } = world();
    db.accounts = db.accounts.filter(({ _id }) => _id !== 's-001');
    const { results } = await as('u-franchise')('listResults', {});
    expect(results.find(({ _id }) => _id === 'r-001')?.student).toBeNull();
  });

  it('need a student of the centre, a course, and an end after the start', async () => {
    const call = world().as('u-franchise');
    await expectRefusal(call('createResult', { ...RESULT, rollNo: 'GVI/01/2026' }), 404);
    await expectRefusal(call('createResult', { ...RESULT, courseId: 'c-none' }), 404);
    await expectRefusal(call('createResult', { ...RESULT, endDate: '2026-03-31' }), 422, {
      endDate: ['The end date is before the start date.'],
    });
    await call('createResult', RESULT);
    await expectRefusal(call('createResult', RESULT), 409);
  });
});

describe('findResult', () => {
  it('shows a declared result to a visitor', async () => {
    const page = await world().as()('findResult', { rollNo: ' GVI/01/2026 ', courseId: 'c-ccc' });
    expect(page).toContain('Aarav Sharma');
    expect(page).toContain('01-05-2026');
  });

  it('shows nothing of a result that still waits', async () => {
    const { db, as } = world();
    const waiting = db.results.find(({ isActive }) => !isActive);
    const student = db.accounts.find(({ _id }) => _id === waiting?.studentId);
    const input = { rollNo: student?.rollNo ?? '', courseId: waiting?.courseId ?? '' };
    const reason = 'We could not find a declared result for this student id and course.';
    await expectRefusal(as()('findResult', input), 404, reason);
    await expectRefusal(as()('findResult', { rollNo: 'XYZ/01/2023', courseId: 'c-ccc' }), 404, reason);
  });
});

describe('exams', () => {
  it('list their students as the accounts are now, and give hall tickets', async () => {
    const call = world().as('u-franchise');
    await call('createExam', EXAM);
    const [exam] = (await call('listExams', {})).hallTickets;
    expect(exam).toMatchObject({ title: 'अंतिम परीक्षा', batch: { title: 'दोपहर का बैच' }, course: { _id: 'c-adca' } });
    expect(exam?.students?.[0]).toMatchObject({ fullName: 'Ritika Sinha', rollNo: 'GVI/39/2026', fatherName: 'Alok Sinha' });
    const ticket = await call('getHallTicket', { courseId: 'c-adca', studentId: 's-029' });
    expect(ticket).toContain('28-12-2026');
  });

  it('need students of the centre, a course and a batch', async () => {
    const call = world().as('u-franchise');
    await expectRefusal(call('createExam', { ...EXAM, students: [] }), 422);
    await expectRefusal(call('createExam', { ...EXAM, students: [{ _id: 'u-student', fullName: 'Aarav Sharma' }] }), 404);
    await expectRefusal(call('createExam', { ...EXAM, course: 'c-none' }), 404);
    await expectRefusal(call('createExam', { ...EXAM, batch: 'b-none' }), 404);
  });

  it('outlive their batch, without its title', async () => {
    const call = world().as('u-franchise');
    await call('deleteBatch', { id: 'b-lab' });
    const { hallTickets } = await call('listExams', {});
    expect(hallTickets.find(({ _id }) => _id === 'e-003')?.batch).toBeNull();
  });

  it('give a hall ticket to the admin token, and none to a student who is not enrolled', async () => {
    const { as } = world();
    expect(await as()('getHallTicket', { courseId: 'c-ccc', studentId: 's-001' })).toContain('प्रवेश पत्र');
    await expectRefusal(as('u-franchise')('getHallTicket', { courseId: 'c-web', studentId: 's-001' }), 404);
  });
});

describe('marksheets', () => {
  it('are created unverified and shown', async () => {
    const call = world().as('u-franchise');
    await call('createMarksheet', SHEET);
    const [sheet] = (await call('listMarksheets', { userId: 'u-franchise' })).marksheets;
    expect(sheet).toMatchObject({ certificateNo: 'GVI-M-0016', student: { _id: 's-001' }, subjects: SHEET.subjects, isVerified: false });
    const page = await call('findMarksheet', { studentId: 's-001', courseId: 'c-ccc' });
    expect(page).toContain('87.00 %');
    expect(page).toContain('not yet verified');
  });

  it('refuse marks above the total, unknown records and a repetition', async () => {
    const call = world().as('u-franchise');
    const subjects = [{ subjectName: 'Office', marksObtain: 101, totalMarks: 100, practicalMarks: 0 }];
    await expectRefusal(call('createMarksheet', { ...SHEET, subjects }), 422, { subjects: ['Office: marks are from 0 to 100.'] });
    await expectRefusal(call('createMarksheet', { ...SHEET, student: 's-none' }), 404);
    await expectRefusal(call('createMarksheet', { ...SHEET, course: 'c-none' }), 404);
    await call('createMarksheet', SHEET);
    await expectRefusal(call('createMarksheet', SHEET), 409);
  });
});

describe('courses and enquiries', () => {
  it('answer courses with full addresses of their pictures', async () => {
    const call = world().as();
    const { course } = await call('getCourse', { id: 'c-ccc' });
    expect(course.thumbnail?.url).toBe('http://mocks.example.com/__mocks/pictures/course-c-ccc.svg');
    expect((await call('listCourses', {})).courses).toContainEqual(course);
    await expectRefusal(call('getCourse', { id: 'c-none' }), 404);
  });

  it('keep what visitors send, blank texts too', async () => {
    const { db, as } = world();
    await as()('sendQuery', { name: '', email: '', phone: '', message: '' });
    await as()('requestFranchise', {
      fullName: 'Imran Qureshi',
      email: 'imran@example.com',
      phone: '0000022222',
      address: '',
      CenterLocation: 'Gaya, Bihar',
      workExperience: '',
      aboutInstitute: '',
    });
    expect(db.queries).toHaveLength(1);
    expect(db.applications[0]).toMatchObject({ CenterLocation: 'Gaya, Bihar' });
  });
});
