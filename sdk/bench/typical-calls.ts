import { type OperationId, operations } from '../src/contract.ts';

/** A call in the type-checked consumer; each client spells it in its own way. */
export interface TypicalCall {
  id: OperationId;
  isQuery: boolean;
  /** `get`, `post` … */
  method: string;
  path: string;
  /** Path parameters in their order. */
  pathParams: Record<string, string>;
  /** The rest of the input, if any. */
  body?: Record<string, unknown>;
  /** The property of the response that the consumer reads. */
  property: string;
}

/** 12 queries and 8 mutations. */
export const typicalCalls: TypicalCall[] = [
  call('listCourses', 'courses'),
  call('listBatches', 'batches'),
  call('listResults', 'results'),
  call('listExams', 'hallTickets'),
  call('listTransactions', 'transactions'),
  call('listStudents', 'users'),
  call('getWallet', 'wallet'),
  call('getProfile', 'user'),
  call('getCourse', 'course', { id: 'c' }),
  call('listMarksheets', 'marksheets', { userId: 'u' }),
  call('getInvoice', 'length', { userId: 'u', courseId: 'c' }),
  call('findResult', 'length', { rollNo: 'r', courseId: 'c' }),
  call('login', 'token', { email: 'e', password: 'p' }),
  call('updateProfile', 'message', { city: 'c' }),
  call('removePhoto', 'message'),
  call('sendQuery', 'message', { name: 'n', email: 'e', phone: 'p', message: 'm' }),
  call('createPurchase', 'payment_request', { amount: 1, courseId: 'c' }),
  call('createBatch', 'message', { title: 't', time: 't', studentLimit: 1 }),
  call('deleteBatch', 'message', { id: 'b' }),
  call('requestFunds', 'message', { amount: 1, txnId: 't', paidBy: 'p' }),
];

function call(id: OperationId, property: string, input: Record<string, string | number> = {}): TypicalCall {
  const { method, path } = operations[id];
  const isPathParam = (name: string) => path.includes(`{${name}}`);
  const pathParams = Object.fromEntries(Object.entries(input).filter(([name]) => isPathParam(name))) as Record<string, string>;
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !isPathParam(name)));
  return {
    id,
    property,
    isQuery: method === 'GET',
    method: method.toLowerCase(),
    path,
    pathParams,
    ...(Object.keys(rest).length > 0 && { body: rest }),
  };
}

/** `createBatch` as `CreateBatch`, for the name of a hook. */
export const toPascalCase = (id: string) => `${id[0]?.toUpperCase()}${id.slice(1)}`;

/** An object literal without its empty members; an empty string when all are empty. */
export function toOptions(members: Record<string, object | string | undefined>): string {
  const present = Object.entries(members).filter(([, value]) => value && Object.keys(value).length > 0);
  return present.length > 0 ? JSON.stringify(Object.fromEntries(present)) : '';
}
