import { readPicture, storePicture } from '../db/files.ts';
import { signedIn } from '../db/find.ts';
import type { Resolvers } from '../types.ts';

export const media: Resolvers<'updateMedia'> = {
  async updateMedia(context) {
    const { db, input } = context;
    const operator = signedIn(context);
    const [logo, signature] = await Promise.all([readPicture(input.logo), readPicture(input.signature)]);
    const kept = db.media[operator._id] ?? {};
    db.media[operator._id] = {
      name: input.name?.trim() || kept.name,
      logo: logo ? storePicture(db, logo, kept.logo) : kept.logo,
      signature: signature ? storePicture(db, signature, kept.signature) : kept.signature,
    };
    return { success: true, message: 'Documents updated successfully' };
  },
};
