export const listNotLoaded = 'सूची लोड नहीं हो सकी।';
export const retryLoading = (title: string) => `${title}: सूची फिर लोड करें`;
