import type { Resolver } from '../core/operation.ts';
import { readPicture, storePicture } from '../db/files.ts';
import { requireViewer } from '../db/rules.ts';

/** Parts that are not sent stay as they are. */
export const updateMedia: Resolver<'updateMedia'> = async ({ db, input, viewer }) => {
  const operator = requireViewer(viewer);
  const [logo, signature] = await Promise.all([readPicture(input.logo), readPicture(input.signature)]);
  const current = db.media[operator._id] ?? {};
  db.media[operator._id] = {
    name: input.name?.trim() || current.name,
    logo: logo ? storePicture(db, logo, current.logo) : current.logo,
    signature: signature ? storePicture(db, signature, current.signature) : current.signature,
  };
  return { success: true, message: 'Documents updated successfully' };
};
