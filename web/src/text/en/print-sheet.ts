export const printedRows = (count: number, date: string) => `${count} ${count === 1 ? 'row' : 'rows'}, printed on ${date}`;
