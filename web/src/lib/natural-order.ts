/** Compares texts without regard to case; numbers in them count as numbers: 'GVI/9' comes before 'GVI/10'. */
export const { compare: compareNaturally } = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });
