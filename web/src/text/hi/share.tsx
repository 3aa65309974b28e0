import type { ReactNode } from 'react';

export const saveAsPdf = 'PDF में सेव करें';
export const howToSave = 'अब आपके ब्राउज़र की प्रिंट विंडो खुलेगी। फ़ाइल वहीं से सेव होगी:';
type Device = (name: string) => ReactNode;

export const onComputer = (device: Device) => (
  <>{device('कंप्यूटर या Android:')} प्रिंटर की जगह “Save as PDF” (PDF के रूप में सेव करें) चुनें। कागज़ का साइज़ A4 पहले से चुना हुआ है।</>
);
export const onIphone = (device: Device) => <>{device('iPhone या iPad:')} ऊपर शेयर का निशान दबाएँ, फिर “Save to Files” (फ़ाइल में सहेजें) चुनें।</>;
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
