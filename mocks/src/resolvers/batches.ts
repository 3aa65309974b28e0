import type { Resolver } from '../core/operation.ts';
import { conflict, unprocessable } from '../core/response.ts';
import { nextId } from '../db/db.ts';
import { assertNotBlank, ownedBy, requireBatch, requireViewer } from '../db/rules.ts';

export const listBatches: Resolver<'listBatches'> = ({ db, viewer }) => {
  return { success: true, batches: ownedBy(db.batches, requireViewer(viewer)).map(({ owner, ...batch }) => batch) };
};

/** Titles are unique among the active batches of an operator. */
export const createBatch: Resolver<'createBatch'> = ({ db, input, viewer, now }) => {
  const operator = requireViewer(viewer);
  assertNotBlank({ title: [input.title, 'Please enter a title.'], time: [input.time, 'Please enter a time.'] });
  if (input.studentLimit < 1) throw unprocessable({ studentLimit: ['A batch must have at least one seat.'] });
  const title = input.title.trim();
  const isTaken = db.batches.some((batch) => batch.owner === operator._id && batch.isActive && batch.title === title);
  if (isTaken) throw conflict('A batch with this title already exists.');
  const own = { _id: nextId(db, 'b'), isActive: true, owner: operator._id, createdAt: now };
  db.batches.push({ ...input, ...own, title, admittedStudents: input.studentLimit });
  return { success: true, message: 'Batch created successfully' };
};

/** The students keep the id of the deleted batch. */
export const deleteBatch: Resolver<'deleteBatch'> = ({ db, input, viewer }) => {
  const batch = requireBatch(db, requireViewer(viewer), input.id);
  db.batches.splice(db.batches.indexOf(batch), 1);
  return { success: true, message: 'Batch deleted successfully' };
};
