export const error = 'गड़बड़ी';
export const success = 'हो गया';
export const warning = 'ध्यान दें';
export const somethingWrong = 'कुछ गड़बड़ हो गई।';
export const succeeded = 'हो गया।';
export const pleaseCheck = 'जाँच लें और फिर कोशिश करें।';
export const notifications = 'सूचनाएँ';
export const closeNotification = 'सूचना बंद करें';
