export const whatToLearn = 'आप क्या सीखेंगे';
export const price = 'कीमत';
export const duration = 'अवधि';
export const examFee = 'परीक्षा फ़ीस';
export const subjects = 'विषय';
