export interface PhotoShape {
  /** Width divided by height. */
  aspectRatio: number;
  /** The sides that are cut off before the user crops the picture. */
  trims: 'all sides' | 'top and bottom' | 'nothing';
}

/** The photo on a student card. */
export const portraitShape: PhotoShape = { aspectRatio: 4 / 5, trims: 'all sides' };

/** A signature on a certificate. A wide signature is kept whole, because its ends would be missing otherwise. */
export const signatureShape: PhotoShape = { aspectRatio: 2, trims: 'top and bottom' };

/** A stamp, which may be round, square or oblong. */
export const stampShape: PhotoShape = { aspectRatio: 1, trims: 'nothing' };
