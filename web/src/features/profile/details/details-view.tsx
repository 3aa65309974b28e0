import type { User } from '@institute/sdk';
import { DetailsFields } from './details-fields.tsx';
import { knownDetails } from './known-details.ts';

/** The details as they are; fields that take no text. */
export function DetailsView({ user }: { user: User }) {
  return <DetailsFields refused={() => undefined} known={knownDetails(user)} readOnly />;
}
