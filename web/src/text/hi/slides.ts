export const carousel = 'स्लाइड शो';
export const slide = 'स्लाइड';
export const slideOf = (name: string, number: number, count: number) => `${name}, ${count} में से ${number}`;
export const position = (number: number, count: number) => `${count} में से ${number}`;
export const previousSlide = 'पिछली स्लाइड';
export const nextSlide = 'अगली स्लाइड';
export const slides = 'स्लाइड';
