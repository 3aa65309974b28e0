export const profileNotLoaded = 'आपकी प्रोफ़ाइल लोड नहीं हो सकी';
export const stillSignedIn = 'आपका लॉगिन बना हुआ है।';

export const noAccess = 'यह पेज आपके लिए नहीं है';
export const onlyForStudents = 'यह पेज छात्रों के लिए है।';
export const onlyForOperators = 'यह पेज सेंटर संचालकों के लिए है।';
export const goToMyPage = 'अपने पेज पर जाएँ';

export const signInFirst = 'पहले लॉगिन करें';
export const signInNeeded = 'यह पेज देखने के लिए लॉगिन ज़रूरी है।';
export const signInNow = 'अभी लॉगिन करें';
export const homepage = 'होम पेज';
export const redirectIn = (seconds: number) => `${seconds} सेकंड में आपको लॉगिन पेज पर ले जाएँगे।`;
export const redirecting = 'आपको लॉगिन पेज पर ले जा रहे हैं…';

export const passwordMissing = 'अपना पासवर्ड भरें।';
export const unreadableResponse = 'सर्वर से आया जवाब पढ़ा नहीं जा सका।';

export const sessionEnded = 'आपका लॉगिन खत्म हो गया है';
export const passwordToGoOn = 'आगे बढ़ने के लिए अपना पासवर्ड भरें। इस पेज पर आपका लिखा सब वैसा ही रहेगा। रद्द करने पर आप यह पेज छोड़ देंगे।';
export const signedInAgain = 'आपका लॉगिन हो गया। अब फिर कोशिश करें।';
export const goBack = 'वापस जाएँ';
export const goOn = 'आगे बढ़ें';
export const anotherAccount = (name: string | undefined) =>
  `यह दूसरा अकाउंट है${name ? `: ${name}` : ''}। आगे बढ़ने पर इस पेज पर लिखा सब मिट जाएगा।`;
