export const chooseCourse = 'जो सीखना चाहते हैं, उसका कोर्स चुनें।';
export const withCertificate = 'हर कोर्स के बाद सर्टिफिकेट मिलता है, जिसे कोई भी ऑनलाइन जाँच सकता है।';
export const searchCourses = 'कोर्स खोजें';
export const anyPrice = 'कोई भी कीमत';
export const anyDuration = 'कोई भी अवधि';
export const upTo = (...limits: string[]) => `${limits.join(' और ')} तक`;
export const category = 'श्रेणी';
export const lowestPriceFirst = 'कम कीमत पहले';
export const shortestFirst = 'कम अवधि पहले';
export const clear = 'सभी कोर्स दिखाएँ';
export const coursesFound = (found: number, count: number) => (found === count ? `${count} कोर्स` : `${count} में से ${found} कोर्स`);

export const categories = 'कोर्स की श्रेणियाँ';
export const coursesInCategory = (_count: number) => ' कोर्स';
