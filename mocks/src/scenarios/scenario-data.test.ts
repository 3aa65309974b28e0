import { describe, expect, it } from 'vitest';
import { createSeedDb } from '../db/seed/index.ts';
import { hugeStudents } from './huge-students.ts';
import { removeFranchiseData } from './new-franchise.ts';

describe('removeFranchiseData', () => {
  it('removes the data of the operator and nothing else', () => {
    const db = createSeedDb();
    removeFranchiseData(db);
    expect(db.accounts.map(({ _id }) => _id)).toEqual(['u-student', 'u-franchise']);
    expect([db.batches, db.exams, db.marksheets, db.transactions]).toEqual([[], [], [], []]);
    expect(db.results.map(({ studentId }) => studentId)).toEqual(['u-student']);
    expect(db.wallets['u-franchise']).toBe(0);
  });
});

describe('hugeStudents', () => {
  it('creates the requested number, with unique ids and roll numbers', () => {
    const students = hugeStudents(10_000);
    expect(new Set(students.map(({ _id }) => _id)).size).toBe(10_000);
    expect(new Set(students.map(({ rollNo }) => rollNo)).size).toBe(10_000);
    expect(hugeStudents(3)).toEqual(students.slice(0, 3));
  });
});
