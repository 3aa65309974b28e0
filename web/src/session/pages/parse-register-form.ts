import type { RegisterInput } from '@institute/sdk';
import { detailsIn } from '../../ui/user-fields/details.ts';

/** What the form holds as the call takes it: course and batch are sent empty, a photo only where there is one. */
export function toRegistration(text: (field: string) => string, photo: File | undefined): RegisterInput {
  return { ...detailsIn(text), password: text('password'), courseId: '', batch: '', avatar: photo };
}
