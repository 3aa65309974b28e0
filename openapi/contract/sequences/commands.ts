import type { Inputs, OperationId } from '@institute/sdk/contract';
import fc, { type Arbitrary, type AsyncCommand } from 'fast-check';
import { createPng } from '../examples.ts';
import { selectAccount } from '../live/accounts.ts';
import { assertInput } from '../live/assert-input.ts';
import { createInput } from '../live/request-inputs.ts';
import type { Run } from '../live/types.ts';
import { type Model, write } from './model.ts';

/** Texts of people: not blank, in any script, without blanks at the ends, which a server may remove. */
const text = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
    fc.constantFrom('सुबह का बैच', "O'Neil & Sons", '<b>10</b>', '%20', '0'),
  )
  .map((value) => value.trim())
  .filter(Boolean);

const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{${length - 1}}$`));
const date = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

/** Fields that vary. All others come from the contract's example and from the server's own records. */
const variations: { [Id in OperationId]?: Arbitrary<Partial<Inputs[Id]>> } = {
  updateProfile: fc.record({ fullName: text, city: text, village: text, pinCode: digits(6) }),
  uploadPhoto: fc.constant({ avatar: createPng() }),
  removePhoto: fc.constant({}),
  createBatch: fc.record({ time: text, studentLimit: fc.integer({ min: 1, max: 500 }) }),
  createStudent: fc.record({ fullName: text, fatherName: text, city: text, village: text, dob: date }),
  createResult: fc.record({ grade: text, duration: fc.integer({ min: 1, max: 36 }) }),
  createExam: fc.record({ title: text, location: text, date }),
  createMarksheet: fc.record({
    subjects: fc.array(
      fc.record({ subjectName: text, marksObtain: fc.nat(100), totalMarks: fc.constant(100), practicalMarks: fc.constant(0) }),
      { minLength: 1, maxLength: 4 },
    ),
  }),
  requestFunds: fc.record({ amount: fc.integer({ min: 1, max: 100_000 }), paidBy: text }),
};

export function createCommands(): Arbitrary<AsyncCommand<Model, Run>>[] {
  const writes = Object.keys(variations).map((id) => createWrite(id as OperationId));
  const deletion = fc.nat(5).map((index) => new DeleteBatch(index));
  // Batches can be created and deleted, so most of what can go wrong between two writes can go wrong with them.
  const creation = createWrite('createBatch');
  return [...writes, deletion, deletion, deletion, creation, creation];
}

function createWrite(id: OperationId): Arbitrary<AsyncCommand<Model, Run>> {
  const fields: Arbitrary<object> = variations[id] ?? fc.constant({});
  // A shorter sequence helps a reader; shorter texts would cost a thousand requests.
  return fc.noShrink(fields).map((input) => new Write(id, input));
}

class Write implements AsyncCommand<Model, Run> {
  readonly id: OperationId;
  readonly fields: object;
  constructor(id: OperationId, fields: object) {
    this.id = id;
    this.fields = fields;
  }

  check() {
    return true;
  }

  async run(model: Model, run: Run) {
    const operation = run.operations.find(({ id }) => id === this.id);
    const account = operation && selectAccount(operation, run.accounts);
    if (!operation || !account) return;
    // Titles, emails and periods contain the run's number, so each write has its own.
    const state = { ...run.state, runId: String(Number(run.state.runId) + model.writes + 1) };
    const created = createInput(this.id, state, assertInput(this.id, run.examples.get(this.id)?.[0]), account);
    if (!created?.isKnown) return;
    await write(run, model, operation, { input: { ...created.input, ...this.fields }, token: account.token });
  }

  toString() {
    return `${this.id}(${JSON.stringify(this.fields)})`;
  }
}

class DeleteBatch implements AsyncCommand<Model, Run> {
  readonly index: number;
  constructor(index: number) {
    this.index = index;
  }

  check(model: Readonly<Model>) {
    return createdBatches(model).length > 0;
  }

  async run(model: Model, run: Run) {
    const batches = createdBatches(model);
    await deleteBatch(run, model, batches[this.index % batches.length]);
  }

  toString() {
    return `deleteBatch(${this.index})`;
  }
}

/** The _ids of the batches that a sequence has created and not deleted. */
export function createdBatches({ created, deleted }: Readonly<Model>): unknown[] {
  return created.filter(({ query, id }) => query === 'listBatches' && !deleted.includes(id)).map(({ id }) => id);
}

/** Deletes a batch and reads back that it is gone. */
export async function deleteBatch(run: Run, model: Model, id: unknown): Promise<void> {
  const operation = run.operations.find((candidate) => candidate.id === 'deleteBatch');
  const account = operation && selectAccount(operation, run.accounts);
  if (operation && account) await write(run, model, operation, { input: { id }, token: account.token });
}
