import { expect, it } from 'vitest';
import { remainingSubjects } from './remaining-subjects.ts';

it("offers the course's subjects that are not added yet, each once [R-402]", () => {
  const added = [{ subjectName: 'Office', marksObtain: 1, totalMarks: 100, practicalMarks: 1 }];
  expect(remainingSubjects(['Office', 'Internet', ' ', 'Internet'], added)).toEqual(['Internet']);
  expect(remainingSubjects(undefined, [])).toEqual([]);
});
