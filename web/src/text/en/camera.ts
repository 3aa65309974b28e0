export const picture = 'Picture of the camera';
export const starting = 'The camera starts. If the browser asks, please allow it.';
export const framed = 'The photo shows what you see here.';
export const taken = 'Photo taken.';
export const take = 'Take';
export const takeAgain = 'Take again';
export const usePhoto = 'Use photo';
export const refused =
  'The camera is not allowed here. Allow it beside the address of the page, or in the settings of the computer, and retry. Or close this and choose a file.';
export const notFound = 'No camera was found. Connect one and retry. Or close this and choose a file.';
export const inUse = 'The camera does not work. Is it connected? Close programs that use it and retry. Or close this and choose a file.';
export const insecure = 'The camera works only if the address of the page begins with https. Close this and choose a file.';
export const turnedOff = 'The camera was turned off because you left this tab. Retry turns it on again.';
