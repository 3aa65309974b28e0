import type { Batch } from '@institute/sdk';

/** The seats that are still free, whatever the name of the field says. */
export const getFreeSeats = ({ admittedStudents }: Pick<Batch, 'admittedStudents'>): number | undefined => admittedStudents;

/** Only false is ended: a batch whose state the server leaves out is offered and shown as active. */
export const isActiveBatch = ({ isActive }: Pick<Batch, 'isActive'>): boolean => isActive !== false;

export const isFullBatch = (batch: Pick<Batch, 'isActive' | 'admittedStudents'>): boolean =>
  isActiveBatch(batch) && getFreeSeats(batch) === 0;
