import { type CreateStudentInput, type CreateStudentResponse, isApiError } from '@institute/sdk';
import type { BulkItem } from '../../../lib/bulk/bulk-item.ts';
import { BulkError } from '../../../lib/bulk/bulk-outcome.ts';
import type { SendItem } from '../../../lib/bulk/bulk-run.ts';
import type { PreparePhoto } from '../../../ui/photo/prepare-photo.ts';
import { isStudentCreated } from '../create-student-response.ts';
import { parseStudentForm } from '../parse-student-form.ts';
import { toReader } from './check-rows.ts';
import type { ImportMemoryStore } from './import-memory.ts';
import { hasGivenPassword } from './to-bulk-rows.ts';

interface SendStudentOptions {
  memory: ImportMemoryStore;
  /** The chosen photo of a row, by the row's id. */
  getPhoto: (id: string) => File | undefined;
  preparePhoto: PreparePhoto;
  createStudent: (input: CreateStudentInput) => Promise<CreateStudentResponse>;
}

/** Returns the function that creates the student of a row. Photo and password are not part of the row, because rows are stored. */
export function createSendStudent({ memory, getPhoto, preparePhoto, createStudent }: SendStudentOptions): SendItem {
  return async ({ id, label, values }) => {
    const { batch = '', fullName = '', email = '' } = values;
    const full = memory.get().fullBatches[batch];
    if (full) throw rejected(full);
    const file = getPhoto(id);
    if (!file) throw new BulkError({ status: 'waiting', message: describeMissingPhoto(label), pauses: true });
    if (hasGivenPassword(values) && memory.get().given[id] === undefined) {
      throw new BulkError({ status: 'waiting', message: describeMissingPassword(label), pauses: true });
    }
    const photo = await preparePhoto(file);
    if (photo.error !== undefined) throw rejected(photo.error);
    const password = memory.takePassword(id, { fullName, email });
    const { input, errors } = parseStudentForm(toReader(values, password), photo.file);
    if (errors) throw rejected(errors.message);
    const response = await createStudent(input).catch((error: unknown) => {
      const message = getFullBatchMessage(error);
      if (message === undefined) throw error;
      memory.setFull(batch, message);
      throw rejected(message, { pauses: true });
    });
    // The response does not tell what has happened, and the student may exist.
    if (!isStudentCreated(response)) throw new BulkError({ status: 'unknown', message: response.message || unconfirmed, pauses: false });
    memory.confirm(id);
  };
}

const unconfirmed = 'We could not confirm that the student is registered.';

const describeMissingPhoto = (label: string) => `The photo of ${label} is not chosen. Please choose the photos again and press Continue.`;

const describeMissingPassword = (label: string) =>
  `The password of ${label} is not kept here. Please choose the table again, or make new passwords, and press Continue.`;

function rejected(message: string, { pauses = false } = {}): BulkError {
  return new BulkError({ status: 'rejected', message, pauses });
}

/** The server's words if it has rejected a student because of the batch. */
function getFullBatchMessage(error: unknown): string | undefined {
  if (!isApiError(error) || error.status !== 409) return undefined;
  const [message] = error.fieldErrors.batch ?? [];
  return message ?? (/\bbatch is full\b/i.test(error.message) ? error.message : undefined);
}

/** The rows that are not created because their batch is full. */
export function findRowsOfFullBatch(items: readonly BulkItem[], batch: string, message: string): readonly BulkItem[] {
  return items.filter(
    ({ status, values, message: reason }) =>
      values.batch === batch && (status === 'waiting' || (status === 'rejected' && reason === message)),
  );
}
