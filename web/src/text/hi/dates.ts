const months = ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'];

/** The part of the day, in place of AM and PM. */
const meridiem = (hour: number) => {
  if (hour < 4 || hour >= 20) return 'रात';
  if (hour < 12) return 'सुबह';
  return hour < 16 ? 'दोपहर' : 'शाम';
};

export const locale = { months, meridiem };
export const slashDate = 'D MMMM YYYY';
export const longDate = 'D MMMM YYYY';
export const momentDate = 'D MMMM YYYY,';
export const momentTime = 'A h:mm';
export const clockTime = 'A h:mm';
