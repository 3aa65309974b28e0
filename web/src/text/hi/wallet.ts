export const balance = 'वॉलेट बैलेंस';

export const noTransactions = 'अभी कोई ट्रांज़ैक्शन नहीं है।';
export const searchByTransactionId = 'ट्रांज़ैक्शन आईडी से';
export const rechargeYourWallet = 'अपना वॉलेट रिचार्ज करें';
export const amount = 'रकम';
export const paymentMethod = 'पेमेंट का तरीका';
export const transactionId = 'ट्रांज़ैक्शन आईडी';
export const verified = 'जाँच हो गई';
export const pending = 'जाँच बाकी';

export const howToRecharge = 'पहले पेमेंट करें, फिर उसकी जानकारी भरें। हम 24 घंटे के अंदर उसकी जाँच कर लेते हैं।';
export const chooseAmount = 'रकम चुनें';
export const commonAmounts = 'रकम के सुझाव';
export const inRupees = 'रुपये में';
export const amountNotNumber = 'रकम संख्या में भरें, जैसे 500।';
export const payByQr = 'QR से पेमेंट करें';
export const qrCodeToPay = (name: string) => `${name} को पेमेंट करने का QR कोड`;
export const qrCodeFor = (rupees: number) => `Rs. ${rupees} /- का QR कोड`;
export const enterAmountForQr = 'रकम भरें, वह QR कोड में जुड़ जाएगी।';
export const openUpiApp = 'UPI ऐप खोलें (अपने फ़ोन पर)';
export const enterPaymentDetails = 'पेमेंट की जानकारी भरें';
export const asInPaymentApp = 'जैसी आपके पेमेंट ऐप में दिखती है';
export const alreadyReported = (date: string | undefined) =>
  date ? `यह ट्रांज़ैक्शन आईडी आपकी सूची में पहले से है (${date})।` : 'यह ट्रांज़ैक्शन आईडी आपकी सूची में पहले से है।';
export const paymentMethodExample = 'जैसे UPI';
export const paymentMethods = ['UPI', 'बैंक ट्रांसफ़र', 'कार्ड', 'नकद'];
export const sendRequest = 'रिक्वेस्ट भेजें';
export const requestReceived = 'आपकी रिक्वेस्ट मिल गई। 24 घंटे के अंदर रकम वॉलेट में जुड़ जाएगी।';

export const lastRequests = 'आपकी पिछली रिक्वेस्ट';
export const allTransactions = 'सभी ट्रांज़ैक्शन';
export const pendingForLong = 'रिक्वेस्ट 24 घंटे से ज़्यादा से बाकी है? हमें फ़ोन करें:';
export const requestsFailed = 'आपकी रिक्वेस्ट लोड नहीं हो सकीं।';
