export const progress = (done: number, total: number, label: string) => `${total} में से ${done} ${label}`;
