export const photoNoun = 'फ़ोटो';
export const preparing = (noun: string) => `${noun} तैयार कर रहे हैं…`;
export const crop = (noun: string) => `${noun} क्रॉप करें`;
export const remove = (noun: string) => `${noun} हटाएँ`;
export const takePhoto = 'फ़ोटो खींचें';
export const selectedFile = (name: string | undefined) => `चुनी हुई फ़ाइल: ${name}`;
export const photoNotPrepared = 'फ़ोटो तैयार नहीं हो सकी। नेटवर्क देख लें, पेज फिर से लोड करें और फ़ोटो फिर चुनें।';

export const picture = 'कैमरे की तस्वीर';
export const starting = 'कैमरा चालू हो रहा है। ब्राउज़र पूछे तो अनुमति दें।';
export const framed = 'जो यहाँ दिख रहा है, वही फ़ोटो में आएगा।';
export const taken = 'फ़ोटो खिंच गई।';
export const take = 'खींचें';
export const takeAgain = 'फिर से खींचें';
export const usePhoto = 'यह फ़ोटो लें';
export const refused = 'कैमरे की अनुमति नहीं है। पेज के पते के पास या कंप्यूटर की सेटिंग में अनुमति दें और फिर कोशिश करें। या इसे बंद करके फ़ाइल चुनें।';
export const notFound = 'कोई कैमरा नहीं मिला। कैमरा जोड़ें और फिर कोशिश करें। या इसे बंद करके फ़ाइल चुनें।';
export const inUse = 'कैमरा नहीं चल रहा। क्या वह जुड़ा है? जो दूसरे प्रोग्राम उसे चला रहे हों, उन्हें बंद करके फिर कोशिश करें। या इसे बंद करके फ़ाइल चुनें।';
export const insecure = 'कैमरा तभी चलता है जब पेज का पता https से शुरू हो। इसे बंद करके फ़ाइल चुनें।';
export const turnedOff = 'आप दूसरे टैब पर गए थे, इसलिए कैमरा बंद हो गया। ‘फिर कोशिश करें’ दबाने से फिर चालू होगा।';

export const fileEmpty = 'यह फ़ाइल खाली है। कोई और चुनें।';
export const notAPhoto = 'यह फ़ाइल फ़ोटो नहीं है। JPG या PNG फ़ोटो चुनें।';
export const fileUnreadable = 'यह फ़ाइल पढ़ी नहीं जा सकी। इसे फिर चुनें या कोई और चुनें।';
export const pictureDamaged = 'यह फ़ोटो खुल नहीं सकी: शायद खराब है या बहुत बड़ी है। कोई और JPG या PNG फ़ोटो चुनें।';
export const heicNotSupported =
  'यह ब्राउज़र HEIC फ़ोटो नहीं खोल सकता। JPG फ़ोटो या स्क्रीनशॉट चुनें। iPhone में Settings > Camera > Formats > Most Compatible चुन लें, तो आगे की फ़ोटो JPG होंगी।';
export const pictureNotOpened = 'यह फ़ोटो खुल नहीं सकी। कोई और JPG या PNG फ़ोटो चुनें।';
export const fileTooLarge = (megabytes: number) => `यह फ़ोटो ${megabytes} MB की है। फ़ोटो 25 MB तक की हो सकती है। कोई छोटी फ़ोटो चुनें।`;
export const tooManyPixels = (width: number, height: number) =>
  `यह फ़ोटो बहुत बड़ी है: ${width} x ${height} पिक्सेल। फ़ोटो 64 मेगापिक्सेल तक की हो सकती है। कोई छोटी फ़ोटो चुनें।`;

export const useThisPart = 'यह हिस्सा लें';
export const useWhole = (_noun: string) => 'पूरी तस्वीर लें';
export const notCropped = (noun: string) => `${noun} को क्रॉप नहीं किया जा सका। फिर कोशिश करें।`;
export const pictureNotShown = 'यह फ़ोटो दिख नहीं सकी। इसे फिर चुनें।';
export const positionOf = (noun: string) => `${noun} खिसकाएँ`;
export const framePosition = (left: number, top: number) => `फ़्रेम: बाएँ से ${left}%, ऊपर से ${top}%`;
export const howToCrop = 'तस्वीर को खिसकाएँ, या तीर वाले बटन दबाएँ। ज़ूम करने के लिए दो उँगलियों से फैलाएँ, या + और − दबाएँ।';
export const zoom = 'ज़ूम';
