import { detailsIn } from '../../../ui/user-fields/details.ts';
import { DetailsFields } from './details-fields.tsx';
import type { DetailsKind } from './details-kind.ts';

/** A student sends everything that the form of registering has asked for. */
export const studentDetails: DetailsKind = { Fields: DetailsFields, read: detailsIn, submit: 'Save' };
