export const carousel = 'carousel';
export const slide = 'slide';
export const slideOf = (name: string, number: number, count: number) => `${name}, ${number} of ${count}`;
export const position = (number: number, count: number) => `${number} of ${count}`;
export const previousSlide = 'Previous slide';
export const nextSlide = 'Next slide';
/** As in 'Pause slides'. */
export const slides = 'slides';
