export const pause = (content: string) => `Pause ${content}`;
export const play = (content: string) => `Play ${content}`;
