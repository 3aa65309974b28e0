import type { Resolver } from '../core/types.ts';

/** Stores a query. Blank texts are accepted. */
export const sendQuery: Resolver<'sendQuery'> = ({ db, input, now }) => {
  db.queries.push({ ...input, createdAt: now });
  return { success: true, message: 'Your query is sent. We will call you soon' };
};

/** Stores an application. Blank texts are accepted. */
export const requestFranchise: Resolver<'requestFranchise'> = ({ db, input, now }) => {
  const { fullName, email, CenterLocation } = input;
  db.applications.push({ fullName, email, CenterLocation, createdAt: now });
  return { success: true, message: 'Your application is received' };
};
