import type { Inputs, OperationId } from '@institute/sdk/contract';
import { courseIdOf, type RunState, unknownId } from './request-inputs.ts';

/** A change of a valid input. A success is a drift if the input names what does not exist or belongs to others. */
interface Refusal<Fields> {
  fields: Partial<Fields>;
  onSuccess?: 'drift' | 'warning';
}

type CreateRefusals<Id extends OperationId> = (state: RunState, input: Inputs[Id]) => (Refusal<Inputs[Id]> | false | undefined)[];

const unknown = <Fields>(fields: Fields) => ({ fields, onSuccess: 'drift' as const });
const broken = <Fields>(fields: Fields) => ({ fields, onSuccess: 'warning' as const });

/** Requests that break a rule which the contract's schemas cannot express. */
const rules: { [Id in OperationId]?: CreateRefusals<Id> } = {
  login: () => [unknown({ password: 'not-the-password' })],
  register: () => [broken({ fullName: '', email: '', password: '' })],
  updateProfile: ({ operator, student }) => [
    broken({ fullName: '' }),
    student && operator?.email !== undefined && unknown({ email: operator.email }),
  ],
  updatePassword: () => [unknown({ password: 'not-the-password' })],
  createPurchase: (state, { amount }) => [
    unknown({ courseId: unknownId(state) }),
    // The server may ignore the amount and calculate its own.
    { fields: { amount: amount + 1 } },
    ...(state.responses.getProfile?.user.courses ?? [])
      .map(courseIdOf)
      .filter(Boolean)
      .slice(0, 1)
      .map((courseId) => broken({ courseId })),
  ],
  confirmPurchase: (state) => [unknown({ payment_request_id: unknownId(state) })],
  getInvoice: ({ operator }) => [operator?.id !== undefined && unknown({ userId: operator.id })],
  createStudent: (state) => [
    unknown({ courseId: unknownId(state), email: `contract-unknown-${state.runId}@example.com` }),
    broken({ fullName: '', email: '', password: '' }),
  ],
  createBatch: () => [broken({ title: '' })],
  createResult: (state, { startDate, endDate }) => [
    unknown({ rollNo: unknownId(state) }),
    broken({ startDate: endDate, endDate: startDate }),
  ],
  createExam: (state) => [unknown({ course: unknownId(state) }), broken({ students: [] })],
  createMarksheet: (state) => [unknown({ student: unknownId(state) }), broken({ subjects: [] })],
  requestFunds: ({ runId }) => [broken({ txnId: `${runId}-0`, amount: 0 })],
};

export function createRefusals<Id extends OperationId>(id: Id, state: RunState, input: Inputs[Id]): Refusal<Inputs[Id]>[] {
  const create: CreateRefusals<Id> | undefined = rules[id];
  return (create?.(state, input) ?? []).filter((refusal) => refusal !== undefined && refusal !== false);
}

/** Documented statuses that no request of a run can provoke, and why. */
const unprovoked: { [Id in OperationId]?: Record<string, string> } = {
  confirmPurchase: { 422: 'the request would have to claim that a payment was made' },
  deleteBatch: { 409: 'a run deletes only its own, empty batch' },
  sendQuery: { 422: 'empty texts are allowed' },
  requestFranchise: { 422: 'empty texts are allowed' },
};

/** Whether a request of a run can provoke a documented status. No client can provoke 429 and 5XX safely. */
export function canProvoke(id: OperationId, status: string): boolean {
  return status !== '429' && !status.startsWith('5') && unprovoked[id]?.[status] === undefined;
}
