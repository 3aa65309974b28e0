import { useEffect, useRef } from 'react';
import type { Area } from '../area.ts';
import type { Picture } from '../open-picture.ts';

interface CropCanvasProps {
  image: Picture['image'];
  area: Area;
}

/** The whole picture, placed so that the area fills its parent. */
export function CropCanvas({ image, area }: CropCanvasProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => ref.current?.getContext('2d')?.drawImage(image, 0, 0), [image]);
  const percent = (length: number, whole: number) => `${(100 * length) / whole}%`;
  return (
    <canvas
      ref={ref}
      width={image.width}
      height={image.height}
      style={{
        width: percent(image.width, area.width),
        height: percent(image.height, area.height),
        left: percent(-area.x, area.width),
        top: percent(-area.y, area.height),
      }}
    />
  );
}
