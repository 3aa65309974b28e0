import { describe, expect, it } from 'vitest';
import { hugeStudents } from '../../scenarios.ts';
import { assertPossibleMarks, assertSession } from '../rules.ts';
import { createSeedDb } from './index.ts';

const devanagari = /[\u0900-\u097F]/;

describe('seed', () => {
  it('returns a new and equal copy in every call', () => {
    const first = createSeedDb();
    expect(createSeedDb()).toEqual(first);
    for (const course of first.courses) course.features?.push('changed');
    first.accounts.length = 0;
    expect(createSeedDb().courses[0]?.features).not.toContain('changed');
    expect(createSeedDb().accounts.length).toBeGreaterThan(0);
  });

  it('has enough records of every kind, in both states', () => {
    const { accounts, batches, results, marksheets, transactions, courses, exams } = createSeedDb();
    expect(accounts.filter(({ centre }) => centre === 'u-franchise')).toHaveLength(40);
    const counts = [courses, batches, results, exams, marksheets, transactions].map(({ length }) => length);
    [15, 6, 20, 5, 12, 18].forEach((least, index) => void expect(counts[index]).toBeGreaterThanOrEqual(least));
    const states = [
      ...[accounts, batches, results].map((records) => records.map(({ isActive }) => isActive)),
      ...[marksheets, transactions].map((records) => records.map(({ isVerified }) => isVerified)),
    ];
    for (const state of states) expect(new Set(state)).toEqual(new Set([true, false]));
  });

  it('has missing values and long texts in Hindi', () => {
    const { accounts, courses, exams } = createSeedDb();
    const students = accounts.filter(({ role }) => role === 11);
    expect(students.some(({ avatar }) => !avatar)).toBe(true);
    expect(students.some(({ dob }) => !dob)).toBe(true);
    expect(students.some(({ fatherName }) => !fatherName)).toBe(true);
    expect(students.filter(({ fullName }) => devanagari.test(fullName)).length).toBeGreaterThan(5);
    expect(courses.some(({ title }) => devanagari.test(title))).toBe(true);
    expect(courses.some(({ description = '' }) => devanagari.test(description.slice(0, 1)))).toBe(true);
    expect(courses.some(({ discountedPrice }) => discountedPrice === 0)).toBe(true);
    expect(courses.some(({ discountedPrice }) => discountedPrice === undefined)).toBe(true);
    expect(exams.some((exam) => exam.students.length === 0)).toBe(true);
  });

  it('has at most 100 marks in a subject of a marksheet, and sessions that end before the issue date', () => {
    for (const { subjects, session, issueDate } of createSeedDb().marksheets) {
      expect(subjects.length).toBeGreaterThan(0);
      expect(() => assertPossibleMarks(subjects)).not.toThrow();
      expect(() => assertSession(session, issueDate)).not.toThrow();
    }
  });

  it('has no broken references', () => {
    const db = createSeedDb();
    const ids = [...db.accounts, ...db.courses, ...db.batches].map(({ _id }) => _id);
    const known = new Set(ids);
    expect(known.size).toBe(ids.length);
    const references = [
      ...db.accounts.flatMap(({ courses, batch, centre }) => [...courses, batch, centre]),
      ...[...db.results, ...db.marksheets].flatMap(({ studentId, courseId }) => [studentId, courseId]),
      ...db.exams.flatMap(({ courseId, batchId, students }) => [courseId, batchId, ...students.map(({ _id }) => _id)]),
    ];
    expect(references.filter((id) => id !== undefined && !known.has(id))).toEqual([]);
  });

  it('has only email addresses at example.com and phone numbers that do not exist [S-33]', () => {
    for (const { email, phone } of [...createSeedDb().accounts, ...hugeStudents(50)]) {
      expect(email).toMatch(/@example\.com$/);
      expect(String(phone).padStart(10, '0')).toMatch(/^00000\d{5}$/);
    }
  });
});
