import { type OperationId, operations } from '../src/contract.ts';

/** A call of a typical app; each client spells it in its own way. */
export interface Call {
  id: OperationId;
  isQuery: boolean;
  /** `GET`, `POST` … */
  method: string;
  path: string;
  /** Path parameters in their order. */
  pathParams: Record<string, string>;
  /** The rest of the input, if any. */
  body?: Record<string, unknown>;
  /** The property of the response that the app reads. */
  property: string;
}

export const getCall = call('listCourses', 'courses');
export const postCall = call('createBatch', 'message', { title: 't', time: 't', studentLimit: 1 });

/** 12 queries and 8 mutations. */
export const typicalCalls: Call[] = [
  getCall,
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
  postCall,
  call('deleteBatch', 'message', { id: 'b' }),
  call('requestFunds', 'message', { amount: 1, txnId: 't', paidBy: 'p' }),
];

function call(id: OperationId, property: string, input: Record<string, string | number> = {}): Call {
  const { method, path } = operations[id];
  const pathParams: Record<string, string> = {};
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(input)) {
    if (path.includes(`{${name}}`)) pathParams[name] = String(value);
    else body[name] = value;
  }
  return { id, property, isQuery: method === 'GET', method, path, pathParams, ...(Object.keys(body).length > 0 && { body }) };
}
