import type { ReactNode } from 'react';

export const tooLarge = 'यह दस्तावेज़ इतना बड़ा है कि यहाँ दिखाया नहीं जा सकता। इसकी कॉपी हमसे माँग लें।';
export const nothingToSave = 'दस्तावेज़ खाली है, इसलिए सेव करने को कुछ नहीं है।';
export const notSaved = 'दस्तावेज़ सेव नहीं हो सका। पेज फिर से लोड करके कोशिश करें।';

export const lookUpAnother = 'दूसरा खोजें';
export const studentIdIs = (id: string) => `स्टूडेंट आईडी ${id}`;
export const print = 'प्रिंट करें';
export const share = 'शेयर करें';
export const saveAsPdf = 'PDF में सेव करें';
export const more = 'और विकल्प';
export const notAuthenticated = 'सर्टिफिकेट की जाँच नहीं हुई है';
export const lookUpAgain = 'स्टूडेंट आईडी और कोर्स से सर्टिफिकेट फिर खोजें।';
export const lookUpCertificate = 'सर्टिफिकेट खोजें';
export const home = 'होम';

export const notShown = 'दस्तावेज़ दिखाया नहीं जा सका।';
export const issuedByInstitute = 'यह दस्तावेज़ संस्थान ने जारी किया है। इसमें कभी पासवर्ड या पैसे नहीं माँगे जाते।';
export const enlarge = (document: string) => `${document} को बड़ा करके देखें`;
export const enlarged = (document: string) => `${document}, बड़े आकार में`;
export const showWholeSheet = 'पूरा पन्ना देखें';

export const howToSave = 'अब आपके ब्राउज़र की प्रिंट विंडो खुलेगी। फ़ाइल वहीं से सेव होगी:';
type Device = (name: string) => ReactNode;

export const onComputer = (device: Device) => (
  <>{device('कंप्यूटर या Android:')} प्रिंटर की जगह ‘Save as PDF’ (PDF के रूप में सेव करें) चुनें। कागज़ का साइज़ A4 पहले से चुना हुआ है।</>
);
export const onIphone = (device: Device) => <>{device('iPhone या iPad:')} ऊपर शेयर का निशान दबाएँ, फिर ‘Save to Files’ (फ़ाइल में सहेजें) चुनें।</>;
export const openPrintWindow = 'प्रिंट विंडो खोलें';

export const shareCertificate = 'सर्टिफिकेट शेयर करें';
export const whyShare = 'नौकरी के आवेदन के साथ यह लिंक भेजें। इसे खोलकर कोई भी, बिना अकाउंट के, हमारे रिकॉर्ड से सर्टिफिकेट जाँच सकता है।';
export const linkToCertificate = 'इस सर्टिफिकेट का लिंक';
export const copyLink = 'लिंक कॉपी करें';
export const linkCopied = 'लिंक कॉपी हो गया। जहाँ चाहें, पेस्ट करें।';
export const linkNotCopied = 'लिंक कॉपी नहीं हो सका। ऊपर लिखे लिंक को चुनकर खुद कॉपी करें।';
export const shareOnWhatsapp = 'WhatsApp पर शेयर करें';
export const addToLinkedIn = 'LinkedIn प्रोफ़ाइल में जोड़ें';
export const qrCodeOfLink = 'इस सर्टिफिकेट के लिंक का QR कोड';
export const scanCode = 'या सामने वाले से कहें कि अपने फ़ोन के कैमरे से यह कोड स्कैन कर लें। यही लिंक खुलेगा।';

interface Certificate {
  course: string | undefined;
  institute: string;
  url: string;
}

export const checkItHere = ({ course, institute, url }: Certificate) =>
  `${course ? `${course} का सर्टिफिकेट` : 'सर्टिफिकेट'}, ${institute}। यहाँ जाँचें: ${url}`;
