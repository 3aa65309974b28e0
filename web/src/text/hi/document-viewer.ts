export const notShown = 'दस्तावेज़ दिखाया नहीं जा सका।';
export const issuedByInstitute = 'संस्थान का जारी किया हुआ। यह दस्तावेज़ कभी पासवर्ड या पैसे नहीं माँगता।';
export const enlarge = (document: string) => `${document} को बड़ा करके देखें`;
export const enlarged = (document: string) => `${document}, बड़े आकार में`;
export const showWholeSheet = 'पूरा पन्ना देखें';
