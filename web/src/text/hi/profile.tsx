import type { ReactNode } from 'react';

export const signedInAs = (email: string) => `आपका लॉगिन: ${email}`;

export const personalDetails = 'निजी जानकारी';
export const edit = 'बदलें';
export const signInWith = 'आप इसी ईमेल से लॉगिन करते हैं।';
export const contactYou = 'इन पर संस्थान और आपके छात्र आपसे संपर्क करेंगे।';
export const whatsappNumber = 'WhatsApp नंबर';
export const phoneDigits = 'फ़ोन नंबर में 10 अंक होते हैं। देख लें।';
export const genderNotGiven = 'नहीं बताया';
export const save = 'सेव करें';
export const updateProfile = 'प्रोफ़ाइल सेव करें';
export const leaveUnsaved = 'आपके बदलाव सेव नहीं हुए हैं। फिर भी यह पेज छोड़ें?';
export const discardUnsaved = 'आपके बदलाव सेव नहीं हुए हैं। उन्हें हटा दें?';
export const correctPhone = 'यहाँ अपना फ़ोन नंबर ठीक करके सेव करें। फिर कोर्स पर वापस जाकर दोबारा ‘अभी खरीदें’ दबाएँ।';
export const backToCourse = 'कोर्स पर वापस जाएँ';

export const studentCard = 'स्टूडेंट कार्ड';
export const joinDate = 'जुड़ने की तारीख';
export const uploadPhoto = 'फ़ोटो अपलोड करें';
export const removePhoto = 'फ़ोटो हटाएँ';
export const photoHint = 'JPG या PNG, 25 MB तक।';
export const photoMissing = 'पहले फ़ोटो चुनें।';
export const upload = 'अपलोड करें';
export const uploading = 'आपकी फ़ोटो अपलोड हो रही है…';
export const stopUpload = 'अपलोड रोकें';
export const uploadStopped = 'अपलोड रोक दिया गया।';
export const leaveUpload = 'आपकी फ़ोटो अभी अपलोड हो रही है। अपलोड रोककर पेज छोड़ें?';
export const photoUpdated = 'आपकी फ़ोटो सेव हो गई है।';

export const coursesAndPassword = 'कोर्स और पासवर्ड';
export const myCourses = 'मेरे कोर्स';
export const noCourses = 'अभी आपके पास कोई कोर्स नहीं है।';
export const titlesNotLoaded = 'आपके कोर्स के नाम लोड नहीं हो सके।';
export const noResultYet = 'अभी रिज़ल्ट नहीं आया है। रिज़ल्ट आने के बाद सर्टिफिकेट मिलेगा।';
export const viewCertificate = 'सर्टिफिकेट देखें';
export const viewCertificateOf = (course: string) => `${course} का सर्टिफिकेट देखें`;
export const downloadInvoiceOf = (course: string) => `${course} का इनवॉइस डाउनलोड करें`;

export const changePassword = 'पासवर्ड बदलें';
export const currentPassword = 'मौजूदा पासवर्ड';
export const newPassword = 'नया पासवर्ड';
export const confirmPassword = 'नया पासवर्ड दोबारा लिखें';
export const passwordUnchanged = 'नया पासवर्ड मौजूदा पासवर्ड से अलग होना चाहिए।';
export const passwordMismatch = 'दोनों जगह नया पासवर्ड एक जैसा होना चाहिए।';
export const passwordChanged = 'आपका पासवर्ड बदल गया है।';
export const signInWithNewPassword = 'अगली बार नए पासवर्ड से लॉगिन करें।';

export const myPath = 'सर्टिफिकेट तक मेरा सफ़र';
export const myPathTo = (course: string) => `${course} के सर्टिफिकेट तक मेरा सफ़र`;
export const done = 'पूरा हुआ';
export const ahead = 'अभी बाकी';
export const courseBought = 'यह कोर्स आपके पास है।';
export const placeInBatch = 'आपका सेंटर आपको किसी बैच में जगह देगा।';
export const weCallYou = (phone: ReactNode) => <>सेंटर चुनने के लिए हम आपको फ़ोन करेंगे। आप भी हमें फ़ोन कर सकते हैं: {phone}</>;
export const exam = 'परीक्षा';
export const examAhead = 'दिन, समय और जगह आपका सेंटर बताएगा और आपका एडमिट कार्ड भी वही छापेगा।';
export const examPassed = 'आपका रिज़ल्ट आ चुका है।';
export const askForMarksheet = 'मार्कशीट आपका सेंटर छापता है। वहीं पूछें।';
export const looking = 'आपका सर्टिफिकेट देखा जा रहा है…';
export const certificateReady = 'तैयार है: ‘सर्टिफिकेट देखें’ दबाएँ।';
export const certificateAhead = 'रिज़ल्ट आने के बाद मिलेगा।';
export const notChecked = 'आपका सर्टिफिकेट नहीं देखा जा सका।';
export const lookAgain = 'सर्टिफिकेट फिर से देखें';
export const noStudentId = 'आपकी स्टूडेंट आईडी अभी नहीं है और सर्टिफिकेट के लिए वह ज़रूरी है।';
export const somethingMissing = (link: (label: string) => ReactNode) => (
  <>कुछ छूटा हुआ लगे, तो पहले अपने सेंटर से पूछें। वहाँ बात न बने, तो {link('हमें लिखें')}।</>
);
export const somethingMissingOnline = (link: (label: string) => ReactNode) => <>कुछ छूटा हुआ लगे, तो हमें फ़ोन करें या {link('लिखें')}।</>;
