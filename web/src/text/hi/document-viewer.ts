export const notShown = 'दस्तावेज़ दिखाया नहीं जा सका।';
export const issuedByInstitute = 'यह दस्तावेज़ संस्थान ने जारी किया है। इसमें कभी पासवर्ड या पैसे नहीं माँगे जाते।';
export const enlarge = (document: string) => `${document} को बड़ा करके देखें`;
export const enlarged = (document: string) => `${document}, बड़े आकार में`;
export const showWholeSheet = 'पूरा पन्ना देखें';
