export const search = 'खोजें';
export const optionNoun = { singular: 'विकल्प', plural: 'विकल्प' };
export const showingFirst = (shown: number, count: number) => `${count} में से ${shown} दिख रहे हैं। सूची छोटी करने के लिए कुछ लिखें।`;
export const noResultsFor = (query: string) => `‘${query}’ के लिए कुछ नहीं मिला।`;
export const found = (count: number, { singular, plural }: { singular: string; plural: string }) =>
  `${count} ${count === 1 ? singular : plural}`;

export const selectAll = (count: number) => `सभी ${count} चुनें`;
export const selected = (count: number) => {
  if (count === 0) return 'कोई नहीं चुना गया';
  return count === 1 ? '1 चुना गया' : `${count} चुने गए`;
};
export const removeAll = 'सभी हटाएँ';
export const remove = (option: string) => `${option} हटाएँ`;
export const more = (count: number) => `और ${count}`;
