import { expect, it } from 'vitest';
import { nextSubject, remainingSubjects } from './remaining-subjects.ts';

it("offers the course's subjects that are not added yet, each once [R-402]", () => {
  const added = [{ subjectName: 'Office', marksObtain: 1, totalMarks: 100, practicalMarks: 1 }];
  expect(remainingSubjects(['Office', 'Internet', ' ', 'Internet'], added)).toEqual(['Internet']);
  expect(remainingSubjects(undefined, [])).toEqual([]);
});

it('suggests the next subject of the list, then those before it, and none after the last', () => {
  const remaining = ['Fundamentals', 'Office', 'Internet'];
  expect(['Fundamentals', 'Office', 'Internet'].map((name) => nextSubject(remaining, name))).toEqual([
    'Office',
    'Internet',
    'Fundamentals',
  ]);
  expect(nextSubject(['Office'], 'Office')).toBe('');
  expect(nextSubject(['Office'], 'Typing')).toBe('Office');
});
