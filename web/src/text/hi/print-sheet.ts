export const printedRows = (count: number, date: string) => `${count} ${count === 1 ? 'पंक्ति' : 'पंक्तियाँ'}, प्रिंट की तारीख ${date}`;
