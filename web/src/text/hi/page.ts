export const home = 'होम';
export const breadcrumb = 'आप यहाँ हैं';
export const pleaseWait = 'थोड़ा इंतज़ार करें';
export const loadingAccount = 'आपका अकाउंट लोड हो रहा है…';
export const opensInNewTab = '(नए टैब में खुलता है)';
export const originalPrice = 'पहले की कीमत:';
export const socialMedia = 'सोशल मीडिया';
