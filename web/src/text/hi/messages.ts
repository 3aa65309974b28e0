export const wrongNumbers = 'ये फ़ोन नंबर गलत लगते हैं। इन पर मैसेज नहीं जाएगा:';
export const message = 'मैसेज';
export const template = 'तैयार मैसेज';
export const kinds = {
  exam: 'परीक्षा कब और कहाँ',
  hallTicket: 'एडमिट कार्ड तैयार',
  result: 'रिज़ल्ट आ गया',
  fees: 'फ़ीस बाकी',
  holiday: 'छुट्टी',
  timing: 'नया समय',
  own: 'आपका अपना मैसेज',
};
export const text = 'मैसेज में लिखें';
export const replaced = 'ये शब्द हर छात्र के लिए अपने आप बदल जाते हैं:';
export const writeFirst = 'पहले मैसेज लिखें, और जहाँ ____ है, वहाँ भरें।';
export const progress = (done: number, total: number) => `${total} में से ${done} हो गए`;
export const openWhatsappFor = (student: string) => `${student} के लिए WhatsApp खोलें`;
export const skip = 'छोड़ें';
export const skipped = 'छोड़ा गया';

export const whatsappTo = (student: string | undefined) => (student ? `${student} को WhatsApp करें` : 'WhatsApp करें');
export const messageByWhatsapp = 'WhatsApp मैसेज भेजें';
