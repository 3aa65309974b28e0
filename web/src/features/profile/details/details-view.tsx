import type { User } from '@institute/sdk';
import { DetailsFields } from './details-fields.tsx';
import { knownDetails } from './known-details.ts';

/** The details as they are; fields that take no text. Drawn anew when one of them changes. */
export function DetailsView({ user }: { user: User }) {
  const known = knownDetails(user);
  return <DetailsFields key={JSON.stringify(user)} refused={() => undefined} known={known} readOnly />;
}
