import { conflict, unprocessable } from '../core/errors.ts';
import type { Resolver } from '../core/types.ts';
import { assertNotBlank } from '../db/assertions.ts';
import { nextId, type StoredBatch } from '../db/db.ts';
import { ownedBy, requireBatch, requireViewer } from '../db/find.ts';

/** The operator's batches, newest first. */
export const listBatches: Resolver<'listBatches'> = ({ db, viewer }) => {
  const operator = requireViewer(viewer);
  return { success: true, batches: ownedBy(db.batches, operator).map(serializeBatch) };
};

/** Titles are unique among the active batches of an operator. */
export const createBatch: Resolver<'createBatch'> = ({ db, input, viewer, now }) => {
  const operator = requireViewer(viewer);
  assertNotBlank({ title: [input.title, 'Please enter a title.'], time: [input.time, 'Please enter a time.'] });
  if (input.studentLimit < 1) throw unprocessable({ studentLimit: ['A batch must have at least one seat.'] });
  const title = input.title.trim();
  const isTaken = db.batches.some((batch) => batch.owner === operator._id && batch.isActive && batch.title === title);
  if (isTaken) throw conflict('A batch with this title already exists.');
  db.batches.push({ ...input, _id: nextId(db, 'b'), title, admittedStudents: 0, isActive: true, owner: operator._id, createdAt: now });
  return { success: true, message: 'Batch created successfully' };
};

/** Exams and students of a deleted batch stay. */
export const deleteBatch: Resolver<'deleteBatch'> = ({ db, input, viewer }) => {
  const deleted = requireBatch(db, requireViewer(viewer), input.id);
  db.batches = db.batches.filter((batch) => batch !== deleted);
  return { success: true, message: 'Batch deleted successfully' };
};

function serializeBatch({ owner, ...batch }: StoredBatch) {
  return batch;
}
