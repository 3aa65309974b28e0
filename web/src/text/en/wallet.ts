export const balance = 'Wallet Money';

export const noTransactions = 'There is no transaction yet';
export const searchByTransactionId = 'by Transaction Id';
export const rechargeYourWallet = 'Recharge your wallet';
export const amount = 'Amount';
export const paymentMethod = 'Payment Method';
export const transactionId = 'Transaction Id';
export const verified = 'Verified';
export const pending = 'Pending';

export const howToRecharge = 'Make the payment, then enter its details. We verify it within 24 hours.';
export const chooseAmount = 'Choose the amount';
export const commonAmounts = 'Common amounts';
export const inRupees = 'In Rs.';
export const amountNotNumber = 'Please enter the amount as a number.';
export const payByQr = 'Pay by QR';
export const qrCodeToPay = (name: string) => `QR code to pay ${name}`;
export const qrCodeFor = (rupees: number) => `QR code for Rs. ${rupees} /-`;
export const enterAmountForQr = 'Enter the amount to add it to the QR code.';
export const openUpiApp = 'Open UPI app (on your phone)';
export const enterPaymentDetails = 'Enter payment details';
export const asInPaymentApp = 'As shown in your payment app';
export const alreadyReported = (date: string | undefined) =>
  date ? `This Transaction Id is in your list already, from ${date}.` : 'This Transaction Id is in your list already.';
export const paymentMethodExample = 'For example UPI';
/** Suggestions; any other text is accepted too. */
export const paymentMethods = ['UPI', 'Bank transfer', 'Card', 'Cash'];
export const sendRequest = 'Send Request';
/** The product's exact wording, spelling included. */
export const requestReceived = 'We recived your request , within 24hrs your wallet will be update';

export const lastRequests = 'Your last requests';
export const allTransactions = 'All transactions';
export const pendingForLong = 'Pending for more than 24 hours? Call us:';
export const requestsFailed = 'Your requests could not be loaded.';
