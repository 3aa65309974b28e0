export const photoNoun = 'photo';
export const preparing = (noun: string) => `Preparing the ${noun}…`;
export const crop = (noun: string) => `Crop ${noun}`;
export const remove = (noun: string) => `Remove ${noun}`;
export const takePhoto = 'Take photo';
export const selectedFile = (name: string | undefined) => `Selected: ${name}`;
export const photoNotPrepared = 'The photo could not be prepared. Please check your connection, reload the page and choose it again.';

export const picture = 'Picture of the camera';
export const starting = 'The camera is starting. If the browser asks, please allow it.';
export const framed = 'The photo shows what you see here.';
export const taken = 'Photo taken.';
export const take = 'Take';
export const takeAgain = 'Take again';
export const usePhoto = 'Use photo';
export const refused =
  'The camera is not allowed here. Allow it beside the address of the page, or in the settings of the computer, and press Retry. Or close this window and choose a file.';
export const notFound = 'No camera was found. Connect one and press Retry. Or close this window and choose a file.';
export const inUse =
  'The camera does not work. Is it connected? Close other programs that use it and press Retry. Or close this window and choose a file.';
export const insecure = 'The camera works only if the address of the page begins with https. Close this window and choose a file.';
export const turnedOff = 'The camera was turned off because you left this tab. Press Retry to turn it on again.';

export const fileEmpty = 'This file is empty. Please choose another one.';
export const notAPhoto = 'This file is not a photo. Please choose a JPG or PNG picture.';
export const fileUnreadable = 'This file could not be read. Please choose it again, or another one.';
export const pictureDamaged = 'This picture could not be opened: it may be damaged or too large. Please choose another JPG or PNG picture.';
export const heicNotSupported =
  'This browser cannot open HEIC photos. Please choose a JPG picture or a screenshot. On an iPhone, Settings > Camera > Formats > Most Compatible makes the next photos JPG.';
export const pictureNotOpened = 'This picture could not be opened. Please choose another JPG or PNG picture.';
export const fileTooLarge = (megabytes: number) => `This picture is ${megabytes} MB. The limit is 25 MB. Please choose a smaller one.`;
export const tooManyPixels = (width: number, height: number) =>
  `This picture is too large: ${width} x ${height} pixels. The limit is 64 megapixels. Please choose a smaller one.`;

export const useThisPart = 'Use this part';
export const useWhole = (noun: string) => `Use whole ${noun}`;
export const notCropped = (noun: string) => `The ${noun} could not be cropped. Please try again.`;
export const pictureNotShown = 'This picture could not be shown. Please choose it again.';
export const positionOf = (noun: string) => `Position of the ${noun}`;
export const framePosition = (left: number, top: number) => `Frame: ${left}% from the left, ${top}% from the top`;
export const howToCrop = 'Drag the picture, or use the arrow keys. Pinch, or press + and −, to zoom.';
export const zoom = 'Zoom';
