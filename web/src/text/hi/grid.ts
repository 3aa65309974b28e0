export const hint = 'Enter से अगली पंक्ति पर जाएँ। स्प्रेडशीट से कॉपी किए हुए खाने यहाँ पेस्ट कर सकते हैं।';
export const undo = 'वापस लें';
export const cell = ({ column, row }: { column: string; row: string }) => `${column}, ${row}`;
export const rowNumber = (number: number | undefined) => `पंक्ति ${number}`;
export const cellsFilled = (count: number) => (count === 1 ? '1 खाना भर गया।' : `${count} खाने भर गए।`);
export const someFilled = ({ filled, missed }: { filled: number; missed: number }) => `${cellsFilled(filled)} ${missed} के लिए जगह नहीं थी।`;
