import type { User } from '@institute/sdk';
import type { DetailsKind } from './details-kind.ts';
import { knownDetails } from './known-details.ts';

/** The details as they are; fields that take no text. */
export function DetailsView({ user, kind }: { user: User; kind: DetailsKind }) {
  return <kind.Fields refused={() => undefined} known={knownDetails(user)} readOnly />;
}
