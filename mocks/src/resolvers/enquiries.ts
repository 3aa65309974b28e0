import type { Resolvers } from '../types.ts';

export const enquiries: Resolvers<'sendQuery' | 'requestFranchise'> = {
  sendQuery({ db, input, now }) {
    db.queries.push({ ...input, createdAt: now });
    return { success: true, message: 'Your query is sent. We will call you soon' };
  },

  requestFranchise({ db, input, now }) {
    const { fullName, email, CenterLocation } = input;
    db.applications.push({ fullName, email, CenterLocation, createdAt: now });
    return { success: true, message: 'Your application is received' };
  },
};
