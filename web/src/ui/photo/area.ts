import type { PhotoShape } from './photo-shape.ts';

/** The size of a picture, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A part of a picture, in its pixels. */
export interface Area extends Size {
  x: number;
  y: number;
}

/** How many times smaller than the largest area a cropped one can be. */
export const maxZoom = 4;

/** The whole picture. */
export function wholeArea({ width, height }: Size): Area {
  return { x: 0, y: 0, width, height };
}

/** The largest area with an aspect ratio, in the centre of the picture. */
export function centreArea(picture: Size, aspectRatio: number): Area {
  const width = Math.min(picture.width, picture.height * aspectRatio);
  const height = width / aspectRatio;
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height };
}

/** Moves an area, but not beyond the edges of the picture. */
export function moveArea(area: Area, picture: Size, x: number, y: number): Area {
  return { ...area, x: clamp(area.x + x, 0, picture.width - area.width), y: clamp(area.y + y, 0, picture.height - area.height) };
}

/** How much an area is enlarged: 1 is the largest area with its shape. */
export function zoomOf(area: Area, picture: Size): number {
  return centreArea(picture, area.width / area.height).width / area.width;
}

/** Where an area is in its picture, in words. */
export function describePosition({ x, y }: Area, picture: Size): string {
  const percent = (length: number, whole: number) => `${Math.round((100 * length) / whole)} %`;
  return `Frame: ${percent(x, picture.width)} from the left, ${percent(y, picture.height)} from the top`;
}

/** Makes an area smaller or larger around its centre. */
export function zoomArea(area: Area, picture: Size, zoom: number): Area {
  const largest = centreArea(picture, area.width / area.height);
  const scale = clamp(zoom, 1, maxZoom);
  const [width, height] = [largest.width / scale, largest.height / scale];
  const zoomed = { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height };
  return moveArea(zoomed, picture, 0, 0);
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), Math.max(min, max));
}

/** The part of a picture that is used unless the viewer crops it. */
export function initialArea(picture: Size, { aspectRatio, trims }: PhotoShape): Area {
  const isTooWide = picture.width > picture.height * aspectRatio;
  if (trims === 'nothing' || (trims === 'top and bottom' && isTooWide)) return wholeArea(picture);
  return centreArea(picture, aspectRatio);
}
