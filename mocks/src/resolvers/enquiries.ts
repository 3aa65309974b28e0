import type { Resolver } from '../core/operation.ts';
import { nextId } from '../db/db.ts';

/** Blank texts are allowed, because the form does not check them. */
export const sendQuery: Resolver<'sendQuery'> = ({ db, input, now }) => {
  db.queries.push({ ...input, _id: nextId(db, 'q'), createdAt: now });
  return { success: true, message: 'Your query is sent. We will call you soon' };
};

/** Blank texts are allowed, as in a query. */
export const requestFranchise: Resolver<'requestFranchise'> = ({ db, input, now }) => {
  db.applications.push({ ...input, _id: nextId(db, 'a'), createdAt: now });
  return { success: true, message: 'Your application is received' };
};
