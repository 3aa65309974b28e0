export const photoNoun = 'फ़ोटो';
export const preparing = (noun: string) => `${noun} तैयार कर रहे हैं…`;
export const crop = (noun: string) => `${noun} क्रॉप करें`;
export const remove = (noun: string) => `${noun} हटाएँ`;
export const takePhoto = 'फ़ोटो खींचें';
export const selectedFile = (name: string | undefined) => `चुनी हुई फ़ाइल: ${name}`;
export const photoNotPrepared = 'फ़ोटो तैयार नहीं हो सकी। नेटवर्क देख लें, पेज फिर से लोड करें और फ़ोटो फिर चुनें।';
