export { hours, state, street } from './brand.ts';

export const notLoaded = 'यह पेज नहीं खुल सका। थोड़ी देर में फिर कोशिश करें।';
export const withoutJavaScript =
  'JavaScript के बिना आप यह साइट पढ़ सकते हैं, पर लॉगिन और फ़ॉर्म उसके बिना नहीं चलते। JavaScript चालू करें, या संस्थान से संपर्क करें।';

export const noConnection = 'नेटवर्क नहीं है';
export const checkNetwork = 'यह पेज नहीं खुल सका। अपना मोबाइल डेटा या Wi-Fi देख लें, फिर कोशिश करें।';
export const retry = 'फिर कोशिश करें';
export const saved = 'इस डिवाइस में सेव';
export const allCourses = 'सभी कोर्स';
export const asOf = (time: string) => `${time} तक की जानकारी`;
export const callUs = 'अभी मदद चाहिए? फ़ोन करें';
