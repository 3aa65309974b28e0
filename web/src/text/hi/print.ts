export const seatOrder = 'सीटों का क्रम';
export const asInList = 'जैसा सूची में है';
export const byRollNo = 'रोल नंबर से';
export const seatsAreNumbered = 'सीट नंबर इसी क्रम में 1 से होंगे। हर नाम के आगे हस्ताक्षर की जगह होगी।';
export const printList = 'सूची प्रिंट करें';
export const attendanceList = 'हाज़िरी सूची';
export const seatNo = 'सीट नंबर';
export const signature = 'हस्ताक्षर';
export const present = 'हाज़िर:';
export const absent = 'गैरहाज़िर:';
export const signatureOf = (signer: string) => `${signer} के हस्ताक्षर:`;

export const cardsOnSheets = (count: number) => `${count} कार्ड, एक पन्ने पर दस। काटने के लिए लाइनें बनी होंगी।`;
export const boxWithoutPhoto = 'जिस छात्र की फ़ोटो नहीं है, उसके कार्ड पर फ़ोटो की जगह खाली रहेगी।';
export const photosNotLoaded = 'फ़ोटो लोड नहीं हो सकीं, इसलिए उनकी जगह खाली रहेगी।';
export const printCards = 'कार्ड प्रिंट करें';
export const ifFound = (phone: string) => `स्टूडेंट कार्ड · मिलने पर ${phone} पर फ़ोन करें`;
