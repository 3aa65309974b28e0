export const listNotLoaded = 'The list could not be loaded.';
export const retryLoading = (title: string) => `Retry loading the ${title.toLowerCase()}`;
