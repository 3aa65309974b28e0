export const skipToContent = 'सीधे पेज पर जाएँ';
export const contact = 'संपर्क';
export const storedAt = (moment: string) => `नेटवर्क नहीं है। कोर्स और कीमतें ${moment} की हैं।`;

export const mainNavigation = 'मुख्य मेन्यू';
export const menu = 'मेन्यू';
export const openMenu = 'मेन्यू खोलें';
export const closeMenu = 'मेन्यू बंद करें';
export const home = 'होम';
/** Short, as the header has no room for more. */
export const signIn = 'लॉगिन';
export const switchToDark = 'डार्क मोड चालू करें';
export const switchToLight = 'लाइट मोड चालू करें';
export const account = 'अकाउंट:';
export const myAccount = 'मेरा अकाउंट';

export const footer = 'पेज के नीचे के लिंक';
export const whatWeTeach = 'कंप्यूटर कोर्स, हुनर के कोर्स और प्रवेश परीक्षा की कोचिंग: छोटे बैच में, घर के पास।';
export const institute = 'संस्थान';
export const support = 'मदद';
export const policies = 'नीतियाँ';

export const mistypedOrMoved = 'शायद पता गलत लिखा गया है, या पेज अब कहीं और है।';
export const unexpectedError = 'कुछ गड़बड़ हो गई';
export const savedDataIsSafe = 'यह पेज ठीक से नहीं चल पाया। आपने जो सेव किया है, वह सुरक्षित है।';
export const pageNotLoaded = 'यह पेज लोड नहीं हो सका';
export const offline = 'लगता है कि नेटवर्क नहीं है। नेटवर्क आने पर फिर कोशिश करें।';
export const maybeUpdated = 'यह पेज लोड नहीं हो सका। शायद साइट अभी-अभी अपडेट हुई है। फिर कोशिश करें।';
