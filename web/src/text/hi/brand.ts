export const promise = 'कंप्यूटर का हुनर, जो काम दिलाए';
export const street = 'स्टेशन रोड, पटना';
export const state = 'बिहार 000000, भारत';
export const hours = 'सोमवार से शनिवार, सुबह 9 से शाम 6\u00a0बजे\u00a0तक';
export const grievanceOfficer = 'शिकायत अधिकारी';
