interface Failure {
  name: string;
  message: string;
  status?: number;
  body?: unknown;
  fieldErrors?: object;
}

/** True if the message is the server's. */
function isFromServer({ body, fieldErrors = {} }: Failure): boolean {
  const { message }: { message?: unknown } = Object(body);
  return Object.keys(fieldErrors).length > 0 || (typeof message === 'string' && message.trim() !== '');
}

export const failure = (error: Failure) => {
  const { name, message, status = 0 } = error;
  if (name === 'NetworkError') return 'सर्वर से संपर्क नहीं हो सका। अपना नेटवर्क देख लें।';
  if (name === 'TimeoutError') return 'सर्वर का जवाब आने में बहुत देर हो गई। फिर कोशिश करें।';
  if (name === 'ParseError') return 'सर्वर से आया जवाब पढ़ा नहीं जा सका।';
  if (name !== 'ApiError' || isFromServer(error)) return message;
  return status >= 500 ? `सर्वर जवाब नहीं दे सका (${status})। थोड़ी देर में फिर कोशिश करें।` : `सर्वर ने यह रिक्वेस्ट नहीं मानी (${status})।`;
};
const units = { hour: 'घंटे', minute: 'मिनट', second: 'सेकंड' };
export const retryIn = (count: number, unit: 'hour' | 'minute' | 'second') => `${count} ${units[unit]} बाद फिर कोशिश कर सकते हैं।`;
export const somethingWrong = 'कुछ गड़बड़ हो गई। फिर कोशिश करें।';
export const loginNotStored = 'आपका ब्राउज़र लॉगिन सेव नहीं कर सकता। यह टैब बंद या फिर से लोड करने पर लॉगिन खत्म हो जाएगा।';
export const dialogNotOpened = 'यह खुल नहीं सका। पेज फिर से लोड करके कोशिश करें।';
export const pageNotStarted = 'पेज शुरू नहीं हो सका। इसे फिर से लोड करें।';
export const mocksNeedWorkers = 'इस डेमो के लिए पेज को http://localhost या https से खोलें, और प्राइवेट विंडो में नहीं।';
