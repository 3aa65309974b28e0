export const allRequiredExceptState = 'राज्य को छोड़कर सब कुछ भरना ज़रूरी है।';
export const account = 'अकाउंट';
export const studentSignsInWith = 'छात्र इसी ईमेल और पासवर्ड से लॉगिन करेगा।';
export const passwordHint = 'कम से कम 8 अक्षर';
export const confirmPassword = 'पासवर्ड दोबारा लिखें';
export const generatePassword = 'नया पासवर्ड बनाएँ';
export const courseAndBatch = 'कोर्स और बैच';
export const studentPhoto = 'छात्र की फ़ोटो';
export const forStudentCard = 'स्टूडेंट कार्ड के लिए।';
export const photoHint = 'JPG या PNG, 25 MB तक।';

export const fillAll = 'सब कुछ ध्यान से भरें।';
export const passwordTooShort = 'पासवर्ड में कम से कम 8 अक्षर होने चाहिए।';
export const passwordMismatch = 'दोनों पासवर्ड एक जैसे होने चाहिए।';
export const registered = 'छात्र जोड़ दिया गया।';
export const notConfirmed = 'पक्का पता नहीं चला कि छात्र जुड़ा या नहीं। छात्र सूची में देख लें।';
export const studentRegistered = (student: string) => `${student} को जोड़ दिया गया।`;
export const studentIdIs = (studentId: string) => `स्टूडेंट आईडी ${studentId}`;
