export const pause = (content: string) => `${content} रोकें`;
export const play = (content: string) => `${content} चलाएँ`;
