export const profileNotLoaded = 'आपकी प्रोफ़ाइल लोड नहीं हो सकी';
export const stillSignedIn = 'आपका लॉगिन बना हुआ है।';

export const noAccess = 'यह पेज आपके लिए नहीं है';
export const onlyForStudents = 'यह पेज छात्रों के लिए है।';
export const onlyForOperators = 'यह पेज सेंटर संचालकों के लिए है।';
export const goToMyPage = 'अपने पेज पर जाएँ';

export const signInFirst = 'पहले लॉगिन करें';
export const signInNeeded = 'यह पेज देखने के लिए लॉगिन ज़रूरी है। आपको लॉगिन पेज पर ले जा रहे हैं…';
export const loginNow = 'अभी लॉगिन करें';
export const homepage = 'होम पेज';
export const redirectIn = (seconds: number) => `${seconds} सेकंड में आपको लॉगिन पेज पर ले जाएँगे।`;
export const redirecting = 'आपको लॉगिन पेज पर ले जा रहे हैं…';

export const passwordMissing = 'अपना पासवर्ड भरें।';
export const unreadableResponse = 'सर्वर से आया जवाब पढ़ा नहीं जा सका।';
