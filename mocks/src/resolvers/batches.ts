import { refuseBlank } from '../db/check.ts';
import { nextId, type StoredBatch } from '../db/db.ts';
import { batchOf, ownedBy, signedIn } from '../db/find.ts';
import { conflict, unprocessable } from '../refusal.ts';
import type { Resolvers } from '../types.ts';

export const batches: Resolvers<'listBatches' | 'createBatch' | 'deleteBatch'> = {
  listBatches(context) {
    return { success: true, batches: ownedBy(context.db.batches, signedIn(context)).map(publicBatch) };
  },

  createBatch(context) {
    const { db, input, now } = context;
    const operator = signedIn(context);
    refuseBlank({ title: [input.title, 'Please enter a title.'], time: [input.time, 'Please enter a time.'] });
    if (input.studentLimit < 1) throw unprocessable({ studentLimit: ['A batch has one seat at least.'] });
    const title = input.title.trim();
    const taken = db.batches.some((batch) => batch.owner === operator._id && batch.isActive && batch.title === title);
    if (taken) throw conflict('There is a batch with this title already.');
    db.batches.push({ ...input, _id: nextId(db, 'b'), title, admittedStudents: 0, isActive: true, owner: operator._id, createdAt: now });
    return { success: true, message: 'Batch created successfully' };
  },

  deleteBatch(context) {
    const { db, input } = context;
    const gone = batchOf(db, signedIn(context), input.id);
    db.batches = db.batches.filter((batch) => batch !== gone);
    return { success: true, message: 'Batch deleted successfully' };
  },
};

function publicBatch({ owner, ...batch }: StoredBatch) {
  return batch;
}
