import { expect, it } from 'vitest';
import { studentCertificates, studentExams } from './student-tasks.tsx';

const student = { _id: 's-1', fullName: 'Asha', rollNo: 'R/1' };
const course = { _id: 'c-1', title: 'One' };

it('finds the exams of a student, except those whose course was deleted', () => {
  const students = [{ _id: 's-1', fullName: 'Asha' }];
  const exams = [
    { _id: 'e-1', title: 'Own', course, students },
    { _id: 'e-2', title: 'Deleted course', course: null, students },
    { _id: 'e-3', title: 'Of others', course, students: [{ _id: 's-2', fullName: 'Mary' }] },
    { _id: 'e-4', title: 'Without students', course },
  ];
  expect(studentExams(exams, student)).toEqual([{ id: 'e-1', title: 'Own', courseId: 'c-1' }]);
});

it('finds the declared results of a student by roll number', () => {
  const results = [
    { _id: 'r-1', student: { rollNo: 'R/1' }, course, isActive: true },
    { _id: 'r-2', student: { rollNo: 'R/1' }, course, isActive: false },
    { _id: 'r-3', student: { rollNo: 'R/2' }, course, isActive: true },
    { _id: 'r-4', student: { rollNo: 'R/1' }, course: null, isActive: true },
    { _id: 'r-5', student: null, course, isActive: true },
  ];
  expect(studentCertificates(results, student)).toEqual([{ id: 'r-1', title: 'One', courseId: 'c-1' }]);
});

it('a student without a roll number has no certificate, although results may lack one, too', () => {
  expect(studentCertificates([{ _id: 'r-1', student: {}, course, isActive: true }], { _id: 's', fullName: 'Asha' })).toEqual([]);
});
