export const optionsNotLoaded = (plural: string) => `${plural} लोड नहीं हो सके`;
export const optionsLoading = (plural: string) => `${plural} लोड हो रहे हैं…`;
export const selectOption = (singular: string) => `${singular} चुनें`;
export const noOptions = (plural: string) => `अभी कोई ${plural} नहीं है`;
