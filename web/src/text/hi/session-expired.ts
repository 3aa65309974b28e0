export const sessionEnded = 'आपका लॉगिन खत्म हो गया है';
export const passwordToGoOn = 'आगे बढ़ने के लिए अपना पासवर्ड भरें। यह पेज और इस पर आपका लिखा सब वैसा ही रहेगा।';
export const signedInAgain = 'आपका लॉगिन हो गया। अब फिर कोशिश करें।';
export const goBack = 'वापस जाएँ';
export const goOn = 'आगे बढ़ें';
export const anotherAccount = (name: string | undefined) =>
  `यह दूसरा अकाउंट है${name ? `: ${name}` : ''}। आगे बढ़ने पर इस पेज पर लिखा सब मिट जाएगा।`;
