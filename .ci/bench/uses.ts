import { type OperationId, operations } from '../../sdk/src/contract.ts';

/** One call of the type check's consumer, as every contestant spells it in its own way. */
export interface Use {
  id: OperationId;
  read: boolean;
  /** `get`, `post` … */
  method: string;
  path: string;
  /** Parts of the path, in its order. */
  parts: Record<string, string>;
  /** The rest of the input; undefined where there is none. */
  body?: Record<string, unknown>;
  /** A member of the answer that the consumer looks at. */
  member: string;
}

/** 12 reads and 8 writes, each another operation. */
export const uses: Use[] = [
  use('listCourses', 'courses'),
  use('listBatches', 'batches'),
  use('listResults', 'results'),
  use('listExams', 'hallTickets'),
  use('listTransactions', 'transactions'),
  use('listStudents', 'users'),
  use('getWallet', 'wallet'),
  use('getProfile', 'user'),
  use('getCourse', 'course', { id: 'c' }),
  use('listMarksheets', 'marksheets', { userId: 'u' }),
  use('getInvoice', 'length', { userId: 'u', courseId: 'c' }),
  use('findResult', 'length', { rollNo: 'r', courseId: 'c' }),
  use('login', 'token', { email: 'e', password: 'p' }),
  use('updateProfile', 'message', { city: 'c' }),
  use('removePhoto', 'message'),
  use('sendQuery', 'message', { name: 'n', email: 'e', phone: 'p', message: 'm' }),
  use('createPurchase', 'payment_request', { amount: 1, courseId: 'c' }),
  use('createBatch', 'message', { title: 't', time: 't', studentLimit: 1 }),
  use('deleteBatch', 'message', { id: 'b' }),
  use('requestFunds', 'message', { amount: 1, txnId: 't', paidBy: 'p' }),
];

function use(id: OperationId, member: string, input: Record<string, string | number> = {}): Use {
  const { method, path } = operations[id];
  const inPath = (name: string) => path.includes(`{${name}}`);
  const parts = Object.fromEntries(Object.entries(input).filter(([name]) => inPath(name))) as Record<string, string>;
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !inPath(name)));
  return {
    id,
    member,
    read: method === 'GET',
    method: method.toLowerCase(),
    path,
    parts,
    ...(Object.keys(rest).length > 0 && { body: rest }),
  };
}

/** `CreateBatch`, as the generators write an operation's name behind `use`. */
export const capital = (id: string) => `${id[0]?.toUpperCase()}${id.slice(1)}`;

/** `{ path: …, body: … }` without what is not there, or nothing at all. */
export function options(members: Record<string, object | string | undefined>): string {
  const there = Object.entries(members).filter(([, value]) => value && Object.keys(value).length > 0);
  return there.length > 0 ? JSON.stringify(Object.fromEntries(there)) : '';
}
