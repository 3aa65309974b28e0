import { type Area, centreArea, type Size, wholeArea } from './area.ts';
import type { PhotoShape } from './photo-shape.ts';

/** The part of a picture that is used unless the viewer crops it. */
export function initialArea(picture: Size, { aspectRatio, trims }: PhotoShape): Area {
  const isTooWide = picture.width > picture.height * aspectRatio;
  if (trims === 'nothing' || (trims === 'top and bottom' && isTooWide)) return wholeArea(picture);
  return centreArea(picture, aspectRatio);
}
